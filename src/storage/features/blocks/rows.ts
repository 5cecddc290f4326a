/** A muted person is not heard of; a blocked one may not follow or answer either. */
export type BlockKind = 'mute' | 'block';

/** Somebody whom a person muted or blocked. */
export type BlockRow = {
  otherId: string;
  name: string;
  handle: string;
  kind: BlockKind;
  madeAt: number;
};

/** Whom a person wants to mute or block; null is neither. */
export type BlockWish = {
  userId: string;
  otherId: string;
  kind: BlockKind | null;
  at: number;
  /** How many one person may mute and block. */
  most: number;
};

export type BlockOutcome =
  /** `unfollowed` are those of the two whom the other follows no more. */
  | { kind: 'kept'; unfollowed: string[] }
  | { kind: 'oneself' }
  /** They have muted and blocked as many as one may. */
  | { kind: 'full' }
  | { kind: 'missing' };
