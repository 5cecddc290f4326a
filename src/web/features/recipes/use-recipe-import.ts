import { useRef, useState } from 'react';
import type { Refused } from '#contract/client.ts';
import type { Text } from '#messages/format.ts';
import { useApi } from '#web/shared/api.ts';
import { useText } from '#web/shared/text.ts';
import { showSuccess } from '#web/shared/toasts.ts';
import type { Draft } from './draft.ts';
import { draftOfImport } from './draft-of-import.ts';

/** Where to read: a link, or what was pasted, of which the link is then the source. */
export type ImportSource = { url: string; text: string };

/** Reads a recipe from a web page into a draft; tells what to look at, or why it could not. */
export function useRecipeImport(onRead: (draft: Draft) => void) {
  const api = useApi();
  const text = useText();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState('');
  const [warnings, setWarnings] = useState<string[]>([]);
  const running = useRef(false);

  const read = async (source: ImportSource) => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    setError('');
    try {
      const result = await api.importRecipe({ body: source });
      if (!result.ok) return setError(reasonOf(result, text));
      onRead(draftOfImport(result.data.recipe));
      setWarnings(result.data.warnings);
      showSuccess(text('import.done'));
    } finally {
      running.current = false;
      setBusy(false);
    }
  };
  return { busy, error, warnings, read };
}

/** Whoever asked for a page waits for an answer: no reply is told too. */
function reasonOf({ message }: Refused, text: Text): string {
  return message || text('error.unavailable');
}
