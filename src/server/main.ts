import cluster from 'node:cluster';
import { existsSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { setupHours } from '#contract/setup.ts';
import { addresses } from '#domain/sharing/addresses.ts';
import { hourMs } from '#domain/spans.ts';
import { catalogueOf } from '#messages/catalogues.ts';
import { createTexts, type Texts } from '#messages/format.ts';
import { sweepOwnPhotos } from '#photos/sweep-own.ts';
import { createPhotoWork } from '#photos/when-needed.ts';
import { loadStarter } from '#starter/load.ts';
import type { Storage } from '#storage/port.ts';
import { fillingNote } from '#storage/transfer.ts';
import { buildApp } from './app.ts';
import type { Given } from './deps.ts';
import { createGuardedFetches, importAgent } from './features/imports/guarded-fetch.ts';
import { hashToken, newToken } from './http/session.ts';
import { createDataVersion } from './kept/data-version.ts';
import { followChanges } from './kept/follow-changes.ts';
import { createVersionedWriter } from './kept/versioned-writer.ts';
import { createLimits } from './limits/limits.ts';
import { type MailLog, mailPeople } from './mails/mail-people.ts';
import { openOpenid } from './openid/openid-server.ts';
import { dropPhoto } from './photo-files/drop-photos.ts';
import { tidyByTheHour } from './process/chores.ts';
import { keepCleaning } from './process/cleaning.ts';
import { runProcesses } from './process/cluster.ts';
import {
  answerFigureQuestions,
  answerMetricsQuestions,
  createMetricsQuestion,
} from './process/cluster-metrics.ts';
import { openDatabase, openPhotos } from './process/engines.ts';
import { keepHashing } from './process/hash-photos.ts';
import { keepTelling } from './process/keep-telling.ts';
import { listen } from './process/listen.ts';
import { createMetrics } from './process/metrics.ts';
import { closeInOrder, stopOnSignal } from './process/stopping.ts';
import { toldOf } from './process/told.ts';
import { type Config, readConfig } from './settings/config.ts';
import { findMisspelt, noteNames } from './settings/misspelt.ts';
import { readSecrets, type Secrets } from './settings/secrets.ts';
import { BadSetting } from './settings/settings.ts';
import { followSiteName } from './settings/site-name.ts';
import { findUnknownTexts } from './texts/own-messages.ts';

/** Reads the settings, then serves: in this process, or in as many as the settings say. */
async function main(): Promise<void> {
  refuseOldRuntime();
  if (existsSync('.env')) process.loadEnvFile('.env');
  const { noted, names } = noteNames(process.env);
  const config = readConfig(noted);
  const secrets = readSecrets(noted);
  if (!cluster.isWorker) {
    for (const odd of [...findMisspelt(process.env, names), ...findUnknownTexts(config.messages)])
      console.error(odd);
  }
  const texts = createTexts(catalogueOf, config.messages);
  const text = texts();
  if (config.processes === 1 || cluster.isWorker) return serve(config, secrets, texts);
  if (secrets.metricsToken) answerMetricsQuestions();
  process.exitCode = await runProcesses({
    count: config.processes,
    port: config.port,
    host: config.host,
    onDeath: (code, signal) => console.error(text('start.died', { reason: signal ?? code ?? '' })),
    onStopping: () => console.log(text('start.stopping')),
  });
}

/** Wires configuration, storage and application together, listens, and stops in order. */
async function serve(config: Config, secrets: Secrets, texts: Texts): Promise<void> {
  const text = texts();
  const onDamage = (damage: Error) => endNow(new Error(text('fault.damaged'), { cause: damage }));
  const onSearchDeath = (error: Error) =>
    console.error('The stored index answers for a while', error);
  const troubles = { onThreadDeath: endNow, onDamage, onSearchDeath };
  const storage = await openDatabase(config, secrets, troubles);
  // Half of a copy would be served as if it were everything.
  if (await storage.reader.findNote(fillingNote)) throw new BadSetting(text('start.filling'));
  const deps = await gatherDeps(config, secrets, texts, storage);
  const app = await buildApp(deps, await loadWeb(config), true);
  await listen(app, config);
  const stopping = new AbortController();
  const isFirst = config.processNumber === 0;
  const chores = isFirst ? doChores(deps, storage, app.log, stopping.signal) : null;
  stopOnSignal({
    onStopping() {
      deps.state.isStopping = true;
      if (!cluster.isWorker) console.log(text('start.stopping'));
    },
    async close() {
      await wait(config.drainSeconds * 1000);
      stopping.abort();
      await closeInOrder(app);
      await chores;
      await storage[Symbol.asyncDispose]();
    },
    patience: (config.drainSeconds + config.stopSeconds) * 1000,
    onImpatience: () => console.error(text('start.cut', { seconds: config.stopSeconds })),
  });
  // Last: a program that reads the address may tell the site to stop at once.
  if (isFirst) await announce(deps, app.listeningOrigin);
}

async function gatherDeps(
  config: Config,
  secrets: Secrets,
  texts: Texts,
  storage: Storage,
): Promise<Given> {
  const version = createDataVersion();
  followChanges(storage.changes, version);
  await followSiteName({ ...storage, config, version, report: tell });
  return {
    ...storage,
    writer: createVersionedWriter(storage.writer, version),
    config,
    texts,
    state: { isStopping: false },
    metrics: watch(storage, secrets.metricsToken),
    limits: createLimits(storage.relaxed, config.limits, tell),
    photos: await openPhotos(config, secrets),
    ...createPhotoWork(),
    ...createGuardedFetches({ userAgent: importAgent(config.site) }),
    mailer: await loadMailer(config, secrets),
    openid: openOpenid(config, secrets.openidSecret),
    now: Date.now,
  };
}

/** Nobody who relays no mail loads what relays it. */
async function loadMailer(config: Config, { smtpUrl }: Secrets): Promise<Given['mailer']> {
  if (!smtpUrl) return null;
  const { contactTo, accountMail, site } = config;
  const { createMailer } = await import('./mails/mailer.ts');
  return createMailer({
    smtpUrl,
    contactTo,
    from: accountMail?.from ?? contactTo,
    get brand() {
      return site.brand;
    },
  });
}

/** Counts what happens, when there is a token to read the counts with. */
function watch(storage: Storage, token: string): Given['metrics'] {
  if (!token) return null;
  const metrics = createMetrics(cluster.isWorker ? createMetricsQuestion() : null);
  if (cluster.isWorker) answerFigureQuestions(metrics.figures);
  if (storage.pool) metrics.watchPool(storage.pool);
  if (storage.replicas) metrics.watchReplicas(storage.replicas);
  return { metrics, token };
}

const tell = (error: unknown) => console.error(toldOf(error));

/** Without its database thread a site can only answer errors: better that its supervisor starts it anew. */
function endNow(error: Error): void {
  console.error(error);
  process.exit(1);
}

function refuseOldRuntime(): void {
  const major = Number(process.versions.node.split('.')[0]);
  if (major < 26)
    throw new BadSetting(`Potluck needs Node 26, this is ${process.version}: run npm start.`);
}

async function loadWeb(config: Config) {
  if (config.development) return (await import('./vite-web.ts')).loadViteWeb();
  return (await import('./built-web.ts')).loadBuiltWeb();
}

/** What one process does for all of them; resolves when it has stopped. */
async function doChores(
  deps: Given,
  storage: Storage,
  log: MailLog,
  signal: AbortSignal,
): Promise<void> {
  const parts = { ...deps, relaxed: storage.relaxed };
  const store = { ...deps.photos, remove: (id: string) => dropPhoto(deps, id) };
  const sweep = (olderThan: number) =>
    sweepOwnPhotos(
      store,
      { ...deps.reader, ...deps.writer },
      { at: deps.now(), olderThan },
      signal,
    );
  const report = (message: string) => (error: unknown) => log.error({ err: error }, message);
  await Promise.all([
    deps.config.starter ? loadCookbook(deps, signal) : null,
    tidyByTheHour({ ...parts, sweep }, signal, report('a chore was not done')),
    keepTelling(deps, signal, report('followers could not be told')),
    keepCleaning(deps, signal, report('posts could not be looked through')),
    keepHashing(parts, signal, report('photos could not be told apart')),
    deps.config.accountMail ? mailPeople(deps, log, signal) : null,
  ]);
}

/**
 * Loads the starter cookbook while the site already serves: the newest recipes come first, so
 * Home is whole within a second. What fails is tried again at the next start.
 */
async function loadCookbook(deps: Given, signal: AbortSignal): Promise<void> {
  const { config } = deps;
  const text = deps.texts();
  const onProgress = (done: number, total: number) => {
    if (done % 40 === 0) console.log(text('start.starter', { done, total }));
  };
  const kitchen = text('start.kitchen', { brand: config.site.brand });
  try {
    await loadStarter({ ...deps, kitchen, onProgress, signal });
  } catch (error) {
    tell(error);
  }
}

async function announce({ config, texts, writer, now }: Given, address: string): Promise<void> {
  const text = texts();
  const shown = address.replace('0.0.0.0', 'localhost');
  console.log(text('start.address', { brand: config.site.brand, address: shown }));
  console.log(text('start.data', { folder: config.dataDir }));
  // A disk that takes no writes must not keep people from reading.
  const token = await offerSetup(writer, now()).catch(tell);
  if (token) {
    console.log(text('start.setup', { hours: setupHours }));
    console.log(`${config.site.publicUrl || shown}${addresses.setup}#${token}`);
    console.log(text('start.admin'));
  }
}

/** The token of a link to the first run, the one that counts from now on; null where there is an admin. */
async function offerSetup(
  writer: Pick<Given['writer'], 'createSetupLink'>,
  now: number,
): Promise<string | null> {
  const token = newToken();
  const link = { tokenHash: hashToken(token), expiresAt: now + setupHours * hourMs };
  return (await writer.createSetupLink(link)) ? token : null;
}

try {
  await main();
} catch (error) {
  tell(error);
  process.exit(1);
}
