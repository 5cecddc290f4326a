import type { Call } from '#contract/define.ts';

/** Replies that depend on nobody are kept, unless the call says that they tell of this very moment. */
export const mayKeep = ({ method, who, isMomentary }: Call): boolean =>
  method === 'GET' && who === 'anyone' && !isMomentary;
