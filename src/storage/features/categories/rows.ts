export type CategoryRow = { id: string; name: string };
