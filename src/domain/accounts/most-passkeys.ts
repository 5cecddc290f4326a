/** The most passkeys of an account: far more than anybody has devices. */
export const mostPasskeys = 20;
