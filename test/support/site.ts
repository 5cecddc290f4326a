import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import sharp from 'sharp';
import { type ApiReply, createClient } from '#contract/client.ts';
import { cuisineId } from '#domain/categories/cuisines.ts';
import { catalogueOf } from '#messages/catalogues.ts';
import { createTexts } from '#messages/format.ts';
import { createPhotoDeriver } from '#photos/derive.ts';
import { createDiskPhotos } from '#photos/disk.ts';
import { createPhotoProcessor } from '#photos/process.ts';
import { buildApp } from '#server/app.ts';
import type { Given } from '#server/deps.ts';
import { createGuardedFetches } from '#server/features/imports/guarded-fetch.ts';
import type { Web } from '#server/http/web.ts';
import { createDataVersion } from '#server/kept/data-version.ts';
import { createVersionedWriter } from '#server/kept/versioned-writer.ts';
import { createLimits } from '#server/limits/limits.ts';
import { openOpenid } from '#server/openid/openid-server.ts';
import { readConfig } from '#server/settings/config.ts';
import type { Storage } from '#storage/port.ts';
import { findUndeclared } from './declared-refusals.ts';
import { databaseFile, lendStorage, openStorage } from './engines.ts';
import { generousLimits } from './generous-limits.ts';
import { knowingPictures } from './known-pictures.ts';
import { openAccount } from './people.ts';

type Env = Record<string, string>;
type Person = { token: string; _id: string; name: string; email: string; password: string };
type Call = {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  token?: string;
  json?: unknown;
  form?: FormData;
  headers?: Record<string, string>;
  address?: string;
};

/** A whole site without a socket on a folder of its own; every test owns one or shares it by file. */
export class TestSite {
  readonly app: FastifyInstance;
  readonly deps: Given;
  readonly folder: string;
  readonly #close: () => Promise<void>;
  #people = 0;

  constructor(app: FastifyInstance, deps: Given, folder: string, close: () => Promise<void>) {
    this.app = app;
    this.deps = deps;
    this.folder = folder;
    this.#close = close;
  }

  /** Makes a call and answers with its status, headers and parsed body; an undeclared refusal throws. */
  async call(url: string, call: Call = {}): Promise<LightMyRequestResponse & { data: Json }> {
    const form = call.form ? await encodeForm(call.form) : null;
    const json = call.json === undefined ? null : { 'content-type': 'application/json' };
    const reply = await this.app.inject({
      method: call.method ?? 'GET',
      url,
      remoteAddress: call.address ?? '127.0.0.1',
      headers: {
        ...json,
        ...form?.headers,
        ...(call.token ? { authorization: call.token } : {}),
        ...call.headers,
      },
      payload: form ? form.bytes : json ? JSON.stringify(call.json) : undefined,
    });
    const isJson = String(reply.headers['content-type']).startsWith('application/json');
    const data = isJson ? JSON.parse(reply.body) : reply.body;
    const undeclared = findUndeclared(call.method ?? 'GET', url, data?.code);
    if (undeclared) throw new Error(undeclared);
    return Object.assign(reply, { data });
  }

  /** A new person with an account and a session. */
  async person(name = 'Cook'): Promise<Person> {
    this.#people += 1;
    const email = `${name.toLowerCase().replace(/\W/g, '')}${this.#people}@example.org`;
    const { user, token, password } = await openAccount(this.deps, name, email);
    return { token, ...user, password };
  }

  /** A new person whom the operator then makes an admin. */
  async admin(): Promise<Person> {
    const person = await this.person('Ada');
    await this.deps.writer.setRole(person.email, 1);
    return person;
  }

  /** A new person who then sees to the queue of reports. */
  async moderator(name?: string): Promise<Person> {
    const person = await this.person(name);
    await this.deps.writer.setRole(person.email, 2);
    return person;
  }

  /** Publishes a recipe and answers with its reply body's food. */
  async publish(person: Person, fields: RecipeFields = {}): Promise<Json> {
    const form = await recipeForm(fields);
    const reply = await this.call('/api/v1/food/create-food', {
      method: 'POST',
      token: person.token,
      form,
    });
    if (reply.statusCode !== 201) throw new Error(reply.body);
    return reply.data.food;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#close();
  }
}

// biome-ignore lint/suspicious/noExplicitAny: replies are read freely in tests; the contract is what they check.
type Json = any;
export type RecipeFields = Record<string, string | string[] | Blob | null>;

type Parts = {
  /** A folder that outlives the site, so that another can be opened on it. */
  folder?: string;
  /** A database that is not the one of the folder on the engine under test; it is closed with the site. */
  storage?: Storage;
  /** The pages; without them the site is its calls alone. */
  web?: Web;
  now?: () => number;
  /** Where the photos lie; by default in the site's own folder. */
  photos?: Given['photos'];
  /** Where the log goes; without it faults alone are told, so that a test that meets a 500 says why. */
  log?: Writable;
  metrics?: Given['metrics'];
  /** Who fetches what people name, where it is not the web that everybody has. */
  fetches?: Partial<Pick<Given, 'fetchPage' | 'fetchPicture'>>;
  /** The OpenID server, where it is not that of the settings. */
  openid?: Given['openid'];
  /** Puts something around the reading ports, such as a counter. */
  reading?: (file: string, ports: ReadingPorts) => ReadingPorts;
};
type ReadingPorts = Pick<Given, 'reader' | 'searcher'>;

/** Opens a site on a temporary folder; limits are high unless the test sets them. */
export async function openSite(env: Env = {}, parts: Parts = {}): Promise<TestSite> {
  const folder = parts.folder ?? (await mkdtemp(join(tmpdir(), 'potluck-site-')));
  const storage = parts.storage ?? (await (parts.folder ? openStorage : lendStorage)(folder));
  const logged = parts.log ? {} : { LOG_LEVEL: 'error' };
  const config = readConfig({ DATA_DIR: folder, ...generousLimits, ...logged, ...env });
  const texts = createTexts(catalogueOf, config.messages);
  const deps: Given = {
    ...storage,
    ...parts.reading?.(databaseFile(folder), storage),
    writer: createVersionedWriter(storage.writer, createDataVersion()),
    config,
    texts,
    limits: createLimits(storage.relaxed, config.limits, console.error),
    photos: parts.photos ?? (await createDiskPhotos(join(folder, 'photos'))),
    processor: knowingPictures(createPhotoProcessor()),
    deriver: createPhotoDeriver(),
    ...createGuardedFetches({ userAgent: 'Potluck tests' }),
    ...parts.fetches,
    mailer: null,
    openid: parts.openid ?? openOpenid(config, env.OPENID_CLIENT_SECRET ?? '', parts.now),
    state: { isStopping: false },
    metrics: parts.metrics ?? null,
    now: parts.now ?? Date.now,
  };
  const app = await buildApp(deps, parts.web ?? null, parts.log ?? process.stderr);
  return new TestSite(app, deps, folder, async () => {
    await app.close();
    await storage[Symbol.asyncDispose]();
    if (!parts.folder) await rm(folder, { recursive: true, force: true });
  });
}

/** Where a site logs to that is opened with it as its `log`: one line after another. */
export function logInto(lines: string[]): Writable {
  return new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
}

/** A typed client of a test site, as a signed-in person or a visitor. */
export function clientOf(site: TestSite, token?: string) {
  return createClient(async ({ method, url, headers, body }): Promise<ApiReply> => {
    const reply = await site.call(url, {
      method,
      headers: { ...headers, ...(token ? { authorization: token } : {}) },
      ...(body === undefined ? {} : body instanceof FormData ? { form: body } : { json: body }),
    });
    const named = Object.entries(reply.headers).map(([name, value]) => [name, String(value)]);
    return { status: reply.statusCode, headers: Object.fromEntries(named), body: reply.data };
  });
}

/** A valid recipe form; a field given as null is left out, an array is repeated. */
export async function recipeForm(fields: RecipeFields = {}): Promise<FormData> {
  const all: RecipeFields = {
    name: 'Test dal',
    description: 'Lentils, slowly cooked',
    ingredientList: ['200 g red lentils', '1 onion, chopped'],
    stepList: ['Rinse the lentils.', 'Simmer, stirring, for 20 minutes.'],
    category: cuisineId('Indian'),
    photo: await photoBlob(),
    ...fields,
  };
  const form = new FormData();
  for (const [name, value] of Object.entries(all)) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item instanceof Blob) form.append(name, item, 'photo.jpg');
      else if (item !== null) form.append(name, item);
    }
  }
  return form;
}

let usualPhoto: Promise<Blob> | null = null;

/** A small real JPEG, which is made once where no size is asked for. */
export function photoBlob(width?: number, height = 300): Promise<Blob> {
  if (width !== undefined) return drawPhoto(width, height);
  usualPhoto ??= drawPhoto(400, height);
  return usualPhoto;
}

async function drawPhoto(width: number, height: number): Promise<Blob> {
  const create = { width, height, channels: 3 as const, background: '#b93a12' };
  const bytes = await sharp({ create }).jpeg().toBuffer();
  return new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' });
}

async function encodeForm(form: FormData) {
  const encoded = new Response(form);
  return {
    headers: { 'content-type': encoded.headers.get('content-type') ?? '' },
    bytes: Buffer.from(await encoded.arrayBuffer()),
  };
}
