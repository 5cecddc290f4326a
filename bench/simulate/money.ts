import type { Costs } from './costs.ts';
import { flowsAt } from './site.ts';
import { indexBytes, prices, type Step } from './steps.ts';

const secondsOfMonth = 30 * 24 * 3600;
const gigabyte = 1e9;
/** A month's average is a part of its busiest moment. */
const averageShare = 0.3;

type Holdings = { database: number; photos: number; memory: number };

/** Bytes of the database, of the photos, and of the memory that one machine's processes take. */
export function holdingsOf(costs: Costs, step: Step): Holdings {
  const { work, site } = step;
  const { bytesPerRecipe } = site.engine === 'sqlite' ? costs.sqlite : costs.postgres;
  return {
    database: work.recipes * bytesPerRecipe,
    photos: work.recipes * costs.photoBytes,
    memory: site.processes * (costs.memory.process + site.cacheBytes + heldIndex(step)),
  };
}

/** Bytes of the search index in each process. */
function heldIndex({ work, site }: Step): number {
  const isHeld = site.engine === 'sqlite' || work.recipes <= site.mostSearchedInMemory;
  return isHeld ? work.recipes * indexBytes : 0;
}

/** Dollars a month at a rate of requests in the busiest hour, by the prices given as inputs. */
export function dollarsOf(costs: Costs, step: Step, rate: number): number {
  const { work, site } = step;
  const { database, photos } = holdingsOf(costs, step);
  const ownDatabase =
    site.engine === 'postgres' ? site.database : { cores: 0, memoryBytes: 0, replicas: 0 };
  const copies = 1 + ownDatabase.replicas;
  const machines = (site.machines * site.cores + copies * ownDatabase.cores) * prices.core;
  // A usual machine has room for all but a large index.
  const indexes = site.machines * site.processes * heldIndex(step);
  const memory =
    ((copies * ownDatabase.memoryBytes + indexes) / gigabyte) * prices.gigabyteOfMemory;
  const perPhoto = site.isBucketPublic ? prices.gigabyteInBucket : prices.gigabyteOnDisk;
  const stored = (copies * database * prices.gigabyteOnDisk + photos * perPhoto) / gigabyte;
  const { shares } = work;
  const { page, list, search, photo } = costs.replyBytes;
  const bytes =
    shares.page * page + shares.list * list + shares.search * search + shares.photo * photo;
  const out = (rate * averageShare * secondsOfMonth * bytes) / gigabyte;
  const isCdn = site.cdn.maxAge > 0;
  return (
    machines + memory + stored + out * (isCdn ? prices.gigabyteThroughCdn : prices.gigabyteOut)
  );
}

/** Requests a second that reach the site's processes. */
export function originRate(costs: Costs, { work, site }: Step, rate: number): number {
  const { page, list, search, photo, writes } = flowsAt(costs, work, site, rate);
  const pages = [page, list, search].reduce((sum, { made, kept }) => sum + made + kept, 0);
  return pages + photo + Object.values(writes).reduce((sum, one) => sum + one, 0);
}
