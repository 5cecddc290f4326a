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

/** Where the fault stands: at the link, at the pasted text, or at the file that lists what was chosen of it. */
export type ImportFault = { at: 'link' | 'text' | 'list'; message: string };

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
  const [fault, setFault] = useState<ImportFault | null>(null);
  const [warnings, setWarnings] = useState<string[]>([]);
  const once = useOnce();
  const refusedUrls = useRef(new Set<string>());

  /** What is pasted after a link was refused may be from anywhere: that link is not its source. */
  const trusted = ({ url, text: pasted }: ImportSource): ImportSource => {
    const isRefused = pasted.trim() !== '' && refusedUrls.current.has(url.trim());
    return { url: isRefused ? '' : url, text: pasted };
  };
  const readNow = async (source: ImportSource, isListed: boolean): Promise<ImportFound | null> => {
    setBusy(true);
    setFault(null);
    try {
      const result = await api.importRecipe({ body: trusted(source) });
      if (result.ok) return result.data;
      const isOfLink = result.code.startsWith('link_');
      if (isOfLink) refusedUrls.current.add(source.url.trim());
      const ofText = isListed ? 'list' : 'text';
      const at = isOfLink || source.text.trim() === '' ? 'link' : ofText;
      setFault({ at, message: reasonOf(result, text) });
      return null;
    } finally {
      setBusy(false);
    }
  };
  const read = async (source: ImportSource, isListed: boolean) =>
    (await once(() => readNow(source, isListed))) ?? null;
  /** The site, which saw the text alone, misses the photos that came with it. */
  const accept = (found: ImportFound, hasPhotos: boolean) => {
    const missed = text('import.warning.photo');
    setWarnings(found.warnings.filter((warning) => !(hasPhotos && warning === missed)));
    showSuccess(text('import.done'));
  };
  return { busy, fault, warnings, read, accept };
}

/** A cook who asked for a page waits for an answer: no reply is told too. */
function reasonOf({ message }: Refused, text: Text): string {
  return message || text('error.unavailable');
}
