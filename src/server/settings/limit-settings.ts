import { type Env, readInteger } from './settings.ts';

/** How often what may be done, in the time that `limits.ts` says. */
export type LimitConfig = {
  /** All logins with a password, right ones too; as many challenges for passkeys and ways to the OpenID server are counted apart. */
  anyLoginPerAddress: number;
  /** Failed ones: of an account from one address, from one address, of an account from everywhere. */
  loginPerAccount: number;
  loginPerAddress: number;
  loginPerAccountAnywhere: number;
  registerPerAddress: number;
  /** Of a block of addresses: a /24 of IPv4, a /48 of IPv6. */
  registerPerBlock: number;
  resetPerAddress: number;
  resetPerAccount: number;
  /** Wrong present passwords, in an hour. */
  confirmPerSession: number;
  verifyPerAddress: number;
  verifyPerAccount: number;
  contactPerAddress: number;
  contactPerBlock: number;
  reportPerAddress: number;
  reportPerBlock: number;
  publishPerAccount: number;
  uploadPerAccount: number;
  searchPerAddress: number;
  suggestPerAddress: number;
  importPerAccount: number;
  takeoutPerAccount: number;
  editPerAccount: number;
  /** In a day. */
  questionPerAccount: number;
  renamePerRecipe: number;
  /** Of accounts that are new, in a day. */
  publishPerNewAccount: number;
  reviewPerNewAccount: number;
  questionPerNewAccount: number;
  uploadPerNewAccount: number;
  heavyPerAddress: number;
};

/** Reads the limits; throws BadSetting for one that is no positive number. */
export function readLimits(env: Env): LimitConfig {
  const limit = (name: string, fallback: number) => readInteger(env, name, fallback, 1, 1_000_000);
  return {
    loginPerAccount: limit('LIMIT_LOGIN_PER_ACCOUNT', 10),
    loginPerAddress: limit('LIMIT_LOGIN_PER_ADDRESS', 100),
    loginPerAccountAnywhere: limit('LIMIT_LOGIN_PER_ACCOUNT_ANYWHERE', 30),
    anyLoginPerAddress: limit('LIMIT_ANY_LOGIN_PER_ADDRESS', 120),
    registerPerAddress: limit('LIMIT_REGISTER_PER_ADDRESS', 60),
    registerPerBlock: limit('LIMIT_REGISTER_PER_BLOCK', 240),
    resetPerAddress: limit('LIMIT_RESET_PER_ADDRESS', 5),
    resetPerAccount: limit('LIMIT_RESET_PER_ACCOUNT', 5),
    confirmPerSession: limit('LIMIT_CONFIRM_PER_SESSION', 10),
    verifyPerAddress: limit('LIMIT_VERIFY_PER_ADDRESS', 20),
    verifyPerAccount: limit('LIMIT_VERIFY_PER_ACCOUNT', 5),
    contactPerAddress: limit('LIMIT_CONTACT_PER_ADDRESS', 10),
    contactPerBlock: limit('LIMIT_CONTACT_PER_BLOCK', 40),
    reportPerAddress: limit('LIMIT_REPORT_PER_ADDRESS', 20),
    reportPerBlock: limit('LIMIT_REPORT_PER_BLOCK', 80),
    publishPerAccount: limit('LIMIT_PUBLISH_PER_ACCOUNT', 60),
    uploadPerAccount: limit('LIMIT_UPLOAD_PER_ACCOUNT', 300),
    editPerAccount: limit('LIMIT_EDIT_PER_ACCOUNT', 300),
    questionPerAccount: limit('LIMIT_QUESTION_PER_ACCOUNT', 20),
    publishPerNewAccount: limit('LIMIT_PUBLISH_PER_NEW_ACCOUNT', 20),
    reviewPerNewAccount: limit('LIMIT_REVIEW_PER_NEW_ACCOUNT', 20),
    questionPerNewAccount: limit('LIMIT_QUESTION_PER_NEW_ACCOUNT', 20),
    uploadPerNewAccount: limit('LIMIT_UPLOAD_PER_NEW_ACCOUNT', 100),
    renamePerRecipe: limit('LIMIT_RENAME_PER_RECIPE', 5),
    heavyPerAddress: limit('LIMIT_HEAVY_PER_ADDRESS', 120),
    searchPerAddress: limit('LIMIT_SEARCH_PER_ADDRESS', 300),
    suggestPerAddress: limit('LIMIT_SUGGEST_PER_ADDRESS', 1_200),
    importPerAccount: limit('LIMIT_IMPORT_PER_ACCOUNT', 120),
    takeoutPerAccount: limit('LIMIT_TAKEOUT_PER_ACCOUNT', 20),
  };
}
