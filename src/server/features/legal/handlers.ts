import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Language } from '#contract/languages.ts';
import type { LegalPage } from '#contract/legal.ts';
import { keptDays } from '#domain/accounts/kept-days.ts';
import type { Deps } from '#server/deps.ts';
import type { Handlers } from '#server/http/handler.ts';
import { noteUntil } from '#server/kept/notes.ts';
import { absent } from '#server/process/absent.ts';
import { ownTextFiles } from '#server/texts/own-texts.ts';
import { readMarkdown } from './read-markdown.ts';

/** A file that was changed is shown this soon: each process looks again once what it keeps is so old. */
const lookAgainMs = 5_000;

/** What the site keeps of people and under which terms it is used: `privacy.md` and `terms.md` of the data folder, or what holds of the software. */
export function legalHandlers({ config, now }: Deps): Pick<Handlers, 'getLegalPage'> {
  return {
    async getLegalPage({ params: { page }, text }) {
      noteUntil(now() + lookAgainMs);
      const own = await readOwn(config.dataDir, page, text.language);
      const { brand } = config.site;
      return { blocks: readMarkdown(own ?? text(`legal.${page}`, { brand, ...keptDays })) };
    },
  };
}

/** The operator's own text: that in the reader's language, or else the one without a language; null where there is none. */
async function readOwn(
  folder: string,
  page: LegalPage,
  language: Language,
): Promise<string | null> {
  for (const name of ownTextFiles(page, language)) {
    // One that cannot be read is a fault, and no reason to show another text.
    const found = await readFile(join(folder, name), 'utf8').catch(absent);
    if (found?.trim()) return found;
  }
  return null;
}
