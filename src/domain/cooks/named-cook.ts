/** A cook as one is named; `hasNoPage` where they share nothing with everybody. */
export type NamedCook = { id: string; name: string; handle: string; hasNoPage?: true };
