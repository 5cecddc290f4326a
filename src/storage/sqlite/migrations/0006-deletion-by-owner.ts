/**
 * A recipe that its owner deleted is told from one that an admin removed: the owner brings back
 * the one, an admin the other, and nobody else does.
 */
export const deletionByOwner = `
alter table recipes add column deleted_by_owner integer not null default 0;
`;
