import { Refusal } from '#server/http/refusal.ts';
import { HashPool } from './hash-pool.ts';

const pool = new HashPool();

/** The argon2id hash of a password or a normalized security answer, as a PHC string. */
export function hashSecret(secret: string): Promise<string> {
  return pool.run('hash', secret);
}

/** The same of several, all of them or none: where one was refused another would be worked on for nobody. */
export function hashAll(secrets: string[]): Promise<string[]> {
  return pool.run('hashAll', secrets);
}

/** A hash of something that was thrown away: nothing fits it. */
const nobody =
  '$argon2id$v=19$m=19456,t=2,p=1$vL4YaRtr329sh9sEowvB3A$seaBOu4RdMPNLUE/X2Xka84q0+EK3jrndst084FAObw';

/**
 * Whether the secret fits the hash. Without a hash it takes the same time and answers
 * false, so that the time tells nothing about which e-mails have accounts.
 */
export async function fitsSecret(secret: string, storedHash: string | null): Promise<boolean> {
  const fits = await pool.run('fits', secret, storedHash ?? nobody);
  return storedHash !== null && fits;
}

/** Whether very many people have a password that is right: one from before these were refused. Unknown while the site is busy. */
export const isOfMany = (password: string): Promise<boolean> =>
  pool.run('isCommon', password).catch(() => false);

/** Refuses a new password that is spaces alone or that very many people have. */
export async function refuseWeakPassword(password: string, field: string): Promise<void> {
  if (password.trim() === '') throw new Refusal('password_blank', { field });
  if (await pool.run('isCommon', password)) {
    throw new Refusal('password_common', { field });
  }
}
