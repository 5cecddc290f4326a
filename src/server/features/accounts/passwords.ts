import { hash, verify } from '@node-rs/argon2';

/** argon2id with OWASP's recommended cost: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The argon2id hash of a password or a normalized security answer, as a PHC string. */
export function hashSecret(secret: string): Promise<string> {
  return hash(secret, cost);
}

const nobody = hashSecret('a secret that nobody has');

/**
 * Whether the secret fits the hash. Without a hash it takes the same time and answers
 * false, so that the time tells nothing about which e-mails have accounts.
 */
export async function fitsSecret(secret: string, storedHash: string | null): Promise<boolean> {
  const fits = await verify(storedHash ?? (await nobody), secret);
  return storedHash !== null && fits;
}
