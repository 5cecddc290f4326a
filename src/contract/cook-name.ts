import { type Static, Type } from 'typebox';

/** A cook wherever one is named: the handle is the address of their page. */
export const CookName = Type.Object({
  _id: Type.String(),
  name: Type.String(),
  handle: Type.String(),
  hasNoPage: Type.Optional(
    Type.Boolean({
      description:
        'Where they share nothing with everybody, and have no page: told of unlisted recipes, of collections by link, of followers and to moderators',
    }),
  ),
});
export type CookNameReply = Static<typeof CookName>;
