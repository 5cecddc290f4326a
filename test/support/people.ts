/** Somebody with an account and a session, as the login call answers them. */
export type Person = {
  user: { _id: string; name: string; email: string; role: number };
  token: string;
  password: string;
  answer: string;
};

/** Opens an account with a new e-mail address over HTTP and logs in. */
export async function signUp(origin: string, name = 'Cook'): Promise<Person> {
  const word = name.toLowerCase().replace(/[^a-z]/g, '') || 'cook';
  const email = `${word}-${crypto.randomUUID()}@example.org`;
  const password = 'correct horse';
  const answer = 'Dal';
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
