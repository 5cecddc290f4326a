import { type Static, Type } from 'typebox';

/** A cook wherever one is named: the handle is the address of their page. */
export const CookName = Type.Object({
  _id: Type.String(),
  name: Type.String(),
  handle: Type.String(),
});
export type CookNameReply = Static<typeof CookName>;
