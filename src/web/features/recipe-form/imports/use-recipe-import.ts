import { useRef, useState } from 'react';
import type { Refused } from '#contract/client.ts';
import type { FoundPhotoReply, RecipeDraftReply } from '#contract/imports.ts';
import type { Text } from '#messages/format.ts';
import { useApi } from '#web/data/api.ts';
import { useOnce } from '#web/data/use-once.ts';
import { useText } from '#web/page/text.ts';
import { showSuccess } from '#web/page/toasts.ts';

/** Where to read: a link, or what was pasted, of which the link is then the source. */
export type ImportSource = { url: string; text: string };

/** A recipe that was read, the photos that its page names, and what to look at. */
export type ImportFound = {
  recipe: RecipeDraftReply;
  photos?: FoundPhotoReply[];
  warnings: string[];
};

/** Reads a recipe from a web page; tells why it could not, and what to look at in one that was accepted. */
export function useRecipeImport() {
  const api = useApi();
  const text = useText();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState('');
  const [warnings, setWarnings] = useState<string[]>([]);
  const once = useOnce();
  const refusedUrls = useRef(new Set<string>());

  /** What is pasted after a link was refused may be from anywhere: that link is not its source. */
  const trusted = (source: ImportSource): ImportSource => {
    const isRefused = source.text.trim() !== '' && refusedUrls.current.has(source.url.trim());
    return isRefused ? { ...source, url: '' } : source;
  };
  const readNow = async (source: ImportSource): Promise<ImportFound | null> => {
    setBusy(true);
    setError('');
    try {
      const result = await api.importRecipe({ body: trusted(source) });
      if (result.ok) return result.data;
      if (result.code.startsWith('link_')) refusedUrls.current.add(source.url.trim());
      setError(reasonOf(result, text));
      return null;
    } finally {
      setBusy(false);
    }
  };
  const read = async (source: ImportSource) => (await once(() => readNow(source))) ?? null;
  const accept = (found: ImportFound) => {
    setWarnings(found.warnings);
    showSuccess(text('import.done'));
  };
  return { busy, error, warnings, read, accept };
}

/** A cook who asked for a page waits for an answer: no reply is told too. */
function reasonOf({ message }: Refused, text: Text): string {
  return message || text('error.unavailable');
}
