import type { Texts } from '#messages/format.ts';
import type { PhotoDeriver, PhotoProcessor, PhotoStore } from '#photos/port.ts';
import type { Reader, RelaxedWriter, Searcher, Storage } from '#storage/port.ts';
import type { FetchPage, FetchPicture } from './fetch-page.ts';
import type { Noted } from './kept/notes.ts';
import type { VersionedWriter } from './kept/versioned-writer.ts';
import type { Limits } from './limits/limits.ts';
import type { Mailer } from './mails/mailer.ts';
import type { OpenidServer } from './openid/openid-server.ts';
import type { Metrics } from './process/metrics.ts';
import type { Config } from './settings/config.ts';

/** `isStopping` from the moment that the process is told to stop. */
type SiteState = { isStopping: boolean };

/** What the application is given: ports, never engines. */
export type Given = Pick<Storage, 'reader' | 'searcher' | 'shared' | 'replicas'> & {
  /** Every write goes through this one, so that kept replies never outlive what they show. */
  writer: VersionedWriter;
  /** What is noted without waiting for the disk. */
  relaxed: Pick<RelaxedWriter, 'noteOrigin' | 'keepPhotoHash'>;
  config: Config;
  /** The texts of each language; those of a request come with it. */
  texts: Texts;
  limits: Limits;
  photos: PhotoStore;
  processor: PhotoProcessor;
  deriver: PhotoDeriver;
  mailer: Mailer | null;
  /** The server through which people may log in. */
  openid: OpenidServer | null;
  /** Fetches pages of the public web that people name. */
  fetchPage: FetchPage;
  /** And pictures. */
  fetchPicture: FetchPicture;
  /** What has come over this process. */
  state: SiteState;
  /** Who counts, and the token of those who may read the counts; null when nobody may. */
  metrics: { metrics: Metrics; token: string } | null;
  /** Milliseconds since 1970. */
  now: () => number;
};

/**
 * What its features get of that: what they read is noted, or a reply would be kept whatever is
 * written.
 */
export type Deps = Omit<Given, 'reader' | 'searcher'> & {
  reader: Noted<Reader>;
  searcher: Noted<Searcher>;
};
