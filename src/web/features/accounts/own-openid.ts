import type { ReplyOf } from '#contract/define.ts';
import type { getOwnOpenid } from '#contract/openid.ts';
import { createStore } from '#web/data/store.ts';

export type OwnOpenid = ReplyOf<typeof getOwnOpenid>;

/** What the section of the OpenID server knows of the account, for the fields that ask for its password; null until it does. */
export const ownOpenidStore = createStore<OwnOpenid | null>(null);
