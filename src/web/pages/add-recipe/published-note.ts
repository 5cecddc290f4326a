import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import type { RecipeReply } from '#contract/recipes.ts';

/** What the page says of a recipe that was published a moment ago. */
export type Published = Pick<RecipeReply, '_id' | 'userId' | 'slug' | 'name' | 'photo'>;

type NotedState = { published?: Published } | null;

/**
 * Notes a published recipe in the present entry of the history: the note outlives the reload after
 * a publish and a way back to this page, and no other page has it.
 */
export function notePublished({ _id, userId, slug, name, photo }: Published): void {
  const published: Published = { _id, userId, slug, name, photo };
  window.history.replaceState({ ...window.history.state, published }, '');
}

/** The recipe noted here, or null, and the way to forget it; a note made since waits for the reload. */
export function usePublished(): { published: Published | null; forget: () => void } {
  const { key } = useLocation();
  const [published, setPublished] = useState<Published | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each entry of the history has its own note.
  useEffect(() => setPublished((window.history.state as NotedState)?.published ?? null), [key]);
  const forget = () => {
    const { published: _, ...rest } = window.history.state ?? {};
    window.history.replaceState(rest, '');
    setPublished(null);
  };
  return { published, forget };
}
