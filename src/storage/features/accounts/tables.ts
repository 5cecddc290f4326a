import { filled, integer, optional, table, text } from '../../table.ts';

export const accountTables = {
  users: table(
    {
      id: text,
      name: text,
      /** The present one of `handles`, beside the name that it stands with everywhere. */
      handle: filled(text),
      email: text,
      role: integer,
      created_at: integer,
      password_hash: optional(text),
      answer_hash: optional(text),
      /** Since when the address is proven to be theirs. */
      email_verified_at: optional(integer),
    },
    { key: ['id'] },
  ),
  sessions: table(
    {
      token_hash: text,
      user_id: text,
      created_at: integer,
      used_at: integer,
      /** The browser and the system that began it; empty where that is not known. */
      device: filled(text),
      /** When a passkey last proved itself in it. */
      passkey_at: optional(integer),
      /** When the OpenID server last said anew who sits there. */
      openid_at: optional(integer),
    },
    { key: ['token_hash'], refers: ['users'] },
  ),
  passkeys: table(
    {
      /** What names it to its browser. */
      id: text,
      user_id: text,
      name: text,
      public_key: text,
      /** How often it was used, where it counts; 0 where it does not. */
      counter: integer,
      created_at: integer,
      used_at: optional(integer),
    },
    { key: ['id'], refers: ['users'] },
  ),
  /** What passkeys are asked: with an account what a new one of it answers, without what any that is there does. */
  passkey_challenges: table(
    { challenge: text, user_id: optional(text), expires_at: integer },
    { key: ['challenge'], refers: ['users'], travel: 'local' },
  ),
  /** Who an account is to an OpenID server; the address is what that told, and counts for nothing here. */
  openid_links: table(
    {
      issuer: text,
      subject: text,
      user_id: text,
      email: text,
      created_at: integer,
      used_at: optional(integer),
    },
    { key: ['issuer', 'subject'], refers: ['users'] },
  ),
  /** Browsers that were sent to the OpenID server and are not back. */
  openid_flows: table(
    {
      /** Of what only that browser knows. */
      key_hash: text,
      purpose: text,
      /** Whose account it is about; null where somebody logs in. */
      user_id: optional(text),
      state: text,
      nonce: text,
      verifier: text,
      expires_at: integer,
    },
    { key: ['key_hash'], refers: ['users'], travel: 'local' },
  ),
  /** People whom the OpenID server has named and whom no account is linked with yet. */
  openid_tickets: table(
    { token_hash: text, issuer: text, subject: text, email: text, expires_at: integer },
    { key: ['token_hash'], travel: 'local' },
  ),
  /** Which browsers and programs have logged in to which accounts. */
  devices: table(
    {
      token_hash: text,
      user_id: text,
      used_at: integer,
      /** The browser and the system, and the language that was read there, as far as they are known. */
      name: filled(text),
      language: filled(text),
      first_at: filled(integer),
      /** When its person was mailed of it: null while that is to come, 0 where there was nothing to tell. */
      told_at: filled(optional(integer)),
    },
    { key: ['token_hash', 'user_id'], refers: ['users'] },
  ),
  /** What happened to an account: its own log. */
  account_events: table(
    { id: text, user_id: text, at: integer, event: text },
    { key: ['id'], refers: ['users'] },
  ),
  /** At most one link for an account; a newer one takes its place. */
  reset_links: table(
    { user_id: text, token_hash: text, expires_at: integer },
    { key: ['user_id'], refers: ['users'] },
  ),
  /** New passwords that were asked for with the right answer, and count once the mailed link is confirmed. */
  password_links: table(
    {
      token_hash: text,
      user_id: text,
      /** Where the link was mailed to. */
      email: text,
      password_hash: text,
      expires_at: integer,
      used_at: optional(integer),
    },
    { key: ['token_hash'], refers: ['users'] },
  ),
  /** The one address that an account is to have once it is proven; a newer one takes its place. */
  email_changes: table(
    {
      user_id: text,
      token_hash: text,
      email: text,
      expires_at: integer,
      used_at: optional(integer),
    },
    { key: ['user_id'], refers: ['users'] },
  ),
  /** Who asked to be deleted: until the end a login takes everything back. */
  leavings: table(
    {
      user_id: text,
      /** What was hidden at this moment, without a reason, was hidden by it. */
      left_at: integer,
      ends_at: integer,
      /** 1 where the recipes stay, without a name. */
      keeps_recipes: integer,
      /** What they went by. */
      name: text,
      handle: text,
    },
    { key: ['user_id'], refers: ['users'] },
  ),
};
