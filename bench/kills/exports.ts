import { setTimeout as wait } from 'node:timers/promises';
import { readZip } from '#test/support/read-zip.ts';

/** What has come of an export so far, whatever process sent it. */
type Download = { path: string; tag: string; parts: Buffer[]; must: string[] };
/** Somebody who takes everything along, and the names of all recipes that are known to be theirs. */
type Owner = { token: string; names: string[] };

type ExportCounts = { whole: number; cut: number; resumed: number };

/** Takes everything along of some people, slowly, and goes on where a dead process stopped. */
export class Exports {
  readonly counts: ExportCounts = { whole: 0, cut: 0, resumed: 0 };
  readonly lies: string[] = [];
  readonly #open = new Map<Owner, Download>();

  /** One export, or what is left of one; a line that is cut leaves what has come to be gone on with. */
  async take(origin: string, owner: Owner): Promise<void> {
    const begun = this.#open.get(owner);
    const download = begun ?? (await this.#begin(origin, owner));
    if (!download) return;
    this.#open.set(owner, download);
    const from = Buffer.concat(download.parts).length;
    const headers = new Headers({ connection: 'close' });
    if (from > 0) {
      headers.set('range', `bytes=${from}-`);
      headers.set('if-range', download.tag);
    }
    const reply = await fetch(origin + download.path, { headers });
    if (!reply.ok || !reply.body) {
      // A person who has left has no export any more.
      this.#open.delete(owner);
      await reply.body?.cancel();
      return;
    }
    if (reply.status === 206) this.counts.resumed += 1;
    else [download.parts, download.must] = [[], [...owner.names]];
    download.tag = reply.headers.get('etag') ?? '';
    try {
      for await (const chunk of reply.body) {
        download.parts.push(Buffer.from(chunk));
        await wait(1);
      }
    } catch (error) {
      this.counts.cut += 1;
      throw error;
    }
    this.#open.delete(owner);
    this.counts.whole += 1;
    this.lies.push(...faultsOf(Buffer.concat(download.parts), download.must));
  }

  async #begin(origin: string, { token, names }: Owner): Promise<Download | null> {
    const headers = { authorization: token };
    const reply = await fetch(`${origin}/api/v1/account/takeout`, { method: 'POST', headers });
    const data = (await reply.json()) as { url?: string };
    return data.url ? { path: data.url, tag: '', parts: [], must: [...names] } : null;
  }
}

type Told = { recipes?: number; missing?: string[]; recipe?: { name?: string } };

/** What a whole export says and has not, or has not and should. */
function faultsOf(zip: Buffer, must: readonly string[]): string[] {
  try {
    const files = readZip(zip);
    const told = (name: string) => JSON.parse(String(files.get(name) ?? '{}')) as Told;
    const { recipes = -1, missing = [] } = told('about.json');
    const forms = [...files.keys()].filter((name) => name.endsWith('.potluck.json'));
    const names = new Set(forms.map((name) => told(name).recipe?.name ?? ''));
    const photos = [...files].filter(
      ([name, bytes]) => name.endsWith('.webp') && bytes.length > 50,
    );
    return [
      ...(recipes === forms.length ? [] : [`an export of ${forms.length} recipes says ${recipes}`]),
      ...missing.map((name) => `an export lacks ${name}`),
      ...(photos.length >= forms.length ? [] : ['an export lacks photos']),
      ...must.filter((name) => !names.has(name)).map((name) => `an export lacks ${name}`),
    ];
  } catch (error) {
    return [`an export came whole and is none: ${error}`];
  }
}
