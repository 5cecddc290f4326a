/** Points counted under a key until they expire. */
export type TriesRow = { points: number; expiresAt: number | null };
