import { presentUser } from '#server/features/accounts/present-user.ts';
import { hashToken, newToken } from '#server/http/session.ts';
import { newId } from '#server/ids.ts';
import type { Writer } from '#storage/port.ts';

/** Somebody with an account and a session, as the login call answers them. */
export type Person = {
  user: { _id: string; name: string; email: string; role: number };
  token: string;
  password: string;
  answer: string;
};

const password = 'correct horse';
const answer = 'Dal';
/** Of the two, at the least cost there is: making a hash, and asking what fits one, is slow on purpose. */
export const hashes = {
  passwordHash:
    '$argon2id$v=19$m=8,t=1,p=1$FfrfzbGTLd3hq6I3TsxCkA$081aajRafZIaToWYNVNYKGb6CXpSpzqGFO1tN7EaeGY',
  answerHash:
    '$argon2id$v=19$m=8,t=1,p=1$bF8KKlPgwdJPzUsMtN/zPg$9s4+4Fmy/Qw9025l1lvOTwBuk13dqW8J+9NqvLUk/d4',
};

/** Writes an account and a session into a site's own storage, as registering and a login leave them. */
export async function openAccount(
  { writer, now }: { writer: Pick<Writer, 'createUser' | 'createSession'>; now: () => number },
  name: string,
  email: string,
): Promise<Person> {
  const at = now();
  const user = { id: newId(at), name, email, role: 0, createdAt: at };
  await writer.createUser({ ...user, ...hashes });
  const token = newToken();
  const session = { tokenHash: hashToken(token), userId: user.id, createdAt: at, usedAt: at };
  await writer.createSession(session, hashes.passwordHash);
  return { user: presentUser({ ...user, handle: '' }), token, password, answer };
}

/** An address that nobody has had. */
export function newEmail(name: string): string {
  const word = name.toLowerCase().replace(/[^a-z]/g, '') || 'cook';
  return `${word}-${crypto.randomUUID()}@example.org`;
}

/** Opens an account with a new e-mail address over HTTP and logs in. */
export async function signUp(origin: string, name = 'Cook'): Promise<Person> {
  const email = newEmail(name);
  await post(`${origin}/api/v1/auth/register`, { name, email, password, answer });
  const { user, token } = await post(`${origin}/api/v1/auth/login`, { email, password });
  return { user, token, password, answer };
}

async function post(url: string, body: unknown) {
  const headers = { 'content-type': 'application/json' };
  const reply = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  const text = await reply.text();
  const data = JSON.parse(text);
  if (data.success !== true) throw new Error(`${url} answered ${reply.status} ${text}`);
  return data;
}
