import { setTimeout as wait } from 'node:timers/promises';
import sharp from 'sharp';
import { cuisineId } from '#domain/categories/cuisines.ts';

/** The word by which everything of the raid is found again; no recipe has it. */
export const mark = 'Zorblaxite';

export type Raider = { address: string; token: string };
/** How often what was tried was let through, and why not, by its kind. */
export type Tally = Record<string, Record<string, number>>;

const password = 'correct horse battery';

/** Sends one request from an address, as a trusted proxy tells it. */
export async function ask(
  url: string,
  path: string,
  {
    address,
    token,
    json,
    form,
  }: { address: string; token?: string; json?: object; form?: FormData },
): Promise<{ status: number; data: Record<string, never> }> {
  const reply = await fetch(`${url}${path}`, {
    method: 'POST',
    headers: {
      'x-forwarded-for': address,
      ...(token ? { authorization: token } : {}),
      ...(json ? { 'content-type': 'application/json' } : {}),
    },
    body: json ? JSON.stringify(json) : form,
  });
  const body = await reply.text();
  const isJson = reply.headers.get('content-type')?.startsWith('application/json');
  return { status: reply.status, data: isJson ? JSON.parse(body) : {} };
}

type Answer = Awaited<ReturnType<typeof ask>>;
const outcomeOf = ({ status, data }: Answer): string =>
  data.success === true ? 'let through' : (data.code ?? String(status));

/** Opens an account from an address; its e-mail, or null where the site does not let it. */
export async function register(url: string, address: string, tally: Tally): Promise<string | null> {
  const email = `${mark}-${crypto.randomUUID()}@example.org`;
  const json = { name: `${mark} ${address}`, email, password, answer: 'raid' };
  const registered = await untilNotBusy(() => ask(url, '/api/v1/auth/register', { address, json }));
  count(tally, 'accounts', outcomeOf(registered));
  return registered.status === 201 ? email : null;
}

/** Opens an account and logs in; null where the site does not let it. */
export async function enlist(url: string, address: string, tally: Tally): Promise<Raider | null> {
  const email = await register(url, address, tally);
  if (!email) return null;
  const json = { email, password };
  const { data } = await untilNotBusy(() => ask(url, '/api/v1/auth/login', { address, json }));
  return typeof data.token === 'string' ? { address, token: data.token } : null;
}

/** So many passwords are hashed at once and no more: a raider who comes then tries again. */
async function untilNotBusy(send: () => Promise<Answer>): Promise<Answer> {
  for (;;) {
    const answer = await send();
    if (answer.data.code !== 'too_busy') return answer;
    await wait(500);
  }
}

/** What one account posts, in turns: recipes, reviews and questions of other people's recipes. */
export async function post(
  url: string,
  raider: Raider,
  n: number,
  targets: readonly string[],
  tally: Tally,
): Promise<void> {
  const { address, token } = raider;
  const target = targets[(n * 7) % targets.length];
  if (n % 5 < 2) {
    const form = await spam(n);
    const sent = await ask(url, '/api/v1/food/create-food', { address, token, form });
    return count(tally, 'recipes', outcomeOf(sent));
  }
  if (n % 5 < 4) {
    const cookedOn = new Date().toISOString().slice(0, 10);
    const json = {
      text: `${mark} https://spam.example/${n}`,
      rating: 1,
      asWritten: true,
      cookedOn,
    };
    const path = `/api/v1/recipe-reviews/${target}`;
    const sent = await ask(url, path, { address, token, json });
    return count(tally, 'reviews', outcomeOf(sent));
  }
  const json = { text: `${mark} number ${n}? https://spam.example/` };
  const sent = await ask(url, `/api/v1/recipe-questions/${target}`, { address, token, json });
  count(tally, 'questions', outcomeOf(sent));
}

let picture: Promise<Blob> | null = null;

async function spam(n: number): Promise<FormData> {
  picture ??= sharp({ create: { width: 64, height: 64, channels: 3, background: '#b93a12' } })
    .png()
    .toBuffer()
    .then((bytes) => new Blob([new Uint8Array(bytes)], { type: 'image/png' }));
  const form = new FormData();
  const fields = {
    name: `${mark} ${n}`,
    description: `${mark} https://spam.example/`,
    category: cuisineId('Thai'),
    ingredientList: '1 pill',
    stepList: 'Buy it.',
  };
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('photo', await picture, 'spam.png');
  return form;
}

function count(tally: Tally, kind: string, outcome: string): void {
  const before = tally[kind] ?? {};
  tally[kind] = { ...before, [outcome]: (before[outcome] ?? 0) + 1 };
}
