import { useCallback, useEffect, useState } from 'react';
import type { Client } from '#contract/client.ts';
import type { SuggestionsReply } from '#contract/search.ts';
import type { Text } from '#messages/format.ts';
import { useApi } from '../data/api.ts';
import { cuisineName } from '../page/cuisine-name.ts';
import { useText } from '../page/text.ts';
import { paths } from '../paths.ts';
import { useLatest } from '../ui/use-latest.ts';
import { type LinkAlong, useLinkAlong } from './use-link-along.ts';

/** So long after a key the site is asked. */
const waitMs = 150;
const least = 2;
const most = 60;

type ToFood = (food: string) => string;
/** Where what is suggested leads: to a food, where foods alone are asked for, and to any other list. */
type Ways = { toFood: ToFood | undefined; linkAlong: LinkAlong; text: Text };
export type Option = { name: string; to: string };
type Group = { kind: keyof SuggestionsReply; options: Option[] };

/** What is suggested for a text, in groups; nothing where the site cannot say. */
async function ask(api: Client, typed: string, ways: Ways): Promise<Group[]> {
  const { toFood, linkAlong, text } = ways;
  const result = await api.suggest({ query: toFood ? { typed, of: 'foods' } : { typed } });
  if (!result.ok) return [];
  const { recipes, foods, cooks, cuisines, tags } = result.data;
  const groups: Group[] = [
    {
      kind: 'recipes',
      options: recipes.map(({ name, slug }) => ({ name, to: paths.recipe(slug) })),
    },
    {
      kind: 'foods',
      options: foods.map((name) => ({
        name,
        ...(toFood ? { to: toFood(name) } : linkAlong(paths.searchFor(name))),
      })),
    },
    {
      kind: 'cooks',
      options: cooks.map((cook) => ({ name: cook.name, to: paths.cook(cook) })),
    },
    {
      kind: 'cuisines',
      options: cuisines.map((name) => ({
        name: cuisineName(text, name),
        ...linkAlong(paths.category(name)),
      })),
    },
    {
      kind: 'tags',
      options: tags.map((name) => ({
        name,
        ...linkAlong(`${paths.explore}?tag=${encodeURIComponent(name)}`),
      })),
    },
  ];
  return groups.filter(({ options }) => options.length > 0);
}

/**
 * Suggestions for what is typed in a field. A reply that a later key has overtaken is dropped; a site
 * that does not answer suggests nothing, and the field searches as ever.
 */
export function useSuggestions(input: HTMLInputElement, toFood?: ToFood) {
  const api = useApi();
  const text = useText();
  const linkAlong = useLatest(useLinkAlong());
  const [groups, setGroups] = useState<Group[]>([]);
  const [lateWork] = useState(createLateWork);
  const close = useCallback(() => {
    lateWork.end();
    setGroups([]);
  }, [lateWork]);
  const look = useCallback(() => {
    const typed = input.value.trim();
    const length = [...typed].length;
    if (length < least || length > most) return close();
    lateWork.begin(async (isLatest) => {
      const found = await ask(api, typed, { toFood, linkAlong: linkAlong.current, text });
      if (isLatest()) setGroups(found);
    });
  }, [api, input, toFood, text, linkAlong, lateWork, close]);
  useEffect(() => {
    input.addEventListener('input', look);
    input.addEventListener('blur', close);
    input.form?.addEventListener('submit', close);
    // What was typed while this was fetched counts too; what an address brought does not.
    const brought = new URLSearchParams(window.location.search).get('keyword') ?? '';
    if (document.activeElement === input && input.value !== brought) look();
    return () => {
      lateWork.end();
      input.removeEventListener('input', look);
      input.removeEventListener('blur', close);
      input.form?.removeEventListener('submit', close);
    };
  }, [input, look, close, lateWork]);
  return { groups, close };
}

/** Work that begins a moment after it is asked for, unless other work is asked for before. */
function createLateWork() {
  let begun = 0;
  let timer = 0;
  const end = () => {
    begun += 1;
    window.clearTimeout(timer);
  };
  return {
    end,
    begin(work: (isLatest: () => boolean) => Promise<void>) {
      end();
      const own = begun;
      timer = window.setTimeout(() => void work(() => own === begun), waitMs);
    },
  };
}
