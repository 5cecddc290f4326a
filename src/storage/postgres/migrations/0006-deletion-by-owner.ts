/**
 * A recipe that its owner deleted is told from one that an admin removed: each is brought back by
 * whoever took it away, and by nobody else.
 */
export const deletionByOwner = `
alter table recipes add column deleted_by_owner smallint not null default 0;
`;
