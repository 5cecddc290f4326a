import { withoutLanguage } from '#contract/languages.ts';
import {
  type Chosen,
  choicesOf,
  facetNames,
  mayBeIndexed,
  nothingChosen,
  readChosen,
  readSort,
  type Sort,
  withChoice,
  writeChosen,
} from '#domain/facets/facets.ts';

/** How the list of an address is narrowed and ordered; `usual` is the order that its address does not name. */
export type Narrowing = { chosen: Chosen; sort: Sort; usual: Sort };

/** Reads what the address of a list has chosen. */
export function readNarrowing(address: string, usual: Sort): Narrowing {
  const query = new URL(address).searchParams;
  return { chosen: readChosen(query), sort: readSort(query, usual), usual };
}

/** Whether the list is all there is, in its usual order. */
export const isWide = ({ chosen, sort, usual }: Narrowing): boolean =>
  sort === usual && choicesOf(chosen).length === 0;

export const cleared = ({ usual, sort }: Narrowing): Narrowing => ({
  chosen: nothingChosen,
  usual,
  sort,
});

/** The same with an ingredient avoided in the place of a word that names none. */
export const avoidingInstead = (next: Narrowing, typed: string, food: string): Narrowing => ({
  ...next,
  chosen: next.chosen.avoid.includes(typed)
    ? withChoice(withChoice(next.chosen, 'avoid', typed, false), 'avoid', food, true)
    : next.chosen,
});

/** The address of a narrowed list; that of the whole one may have a query already. */
export function narrowedAddress(whole: string, { chosen, sort, usual }: Narrowing): string {
  const pairs = parametersOf({ chosen, sort, usual });
  if (pairs.length === 0) return whole;
  const encoded = pairs.map(([name, value]) => `${name}=${encodeList(value)}`);
  return `${whole}${whole.includes('?') ? '&' : '?'}${encoded.join('&')}`;
}

const encodeList = (value: string): string => value.split(',').map(encodeURIComponent).join(',');

function parametersOf({ chosen, sort, usual }: Narrowing): [name: string, value: string][] {
  return [...writeChosen(chosen), ...(sort === usual ? [] : [['sort', sort] as [string, string]])];
}

const isOurs = (name: string): boolean =>
  name === 'sort' || (facetNames as string[]).includes(name);

/** The same address with its choices as the site writes them, or null where it is written so: each list has one. */
export function tidiedAddress(address: string, narrowing: Narrowing): string | null {
  const url = new URL(address);
  const asked = [...url.searchParams];
  const ours = asked.filter(([name]) => isOurs(name));
  const wanted = parametersOf(narrowing);
  if (JSON.stringify(ours) === JSON.stringify(wanted)) return null;
  const others = new URLSearchParams(asked.filter(([name]) => !isOurs(name))).toString();
  const path = withoutLanguage(url.pathname);
  return narrowedAddress(others ? `${path}?${others}` : path, narrowing);
}

/** Whether search engines may keep the list: nothing or a single lasting choice, in the usual order. */
export const isForEngines = ({ chosen, sort, usual }: Narrowing): boolean =>
  sort === usual && mayBeIndexed(chosen);
