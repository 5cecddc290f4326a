import type { RecipeDetailReply } from '#contract/recipes.ts';
import { borneOutDiets } from '#domain/recipes/borne-out.ts';
import { totalMinutes } from '#domain/recipes/times.ts';
import { absoluteUrl, addresses } from '#domain/sharing/addresses.ts';
import { escapeXml } from '#domain/sharing/xml.ts';

type AtomFeed = {
  title: string;
  subtitle: string;
  /** Name of the site, and the origin of every address. */
  site: { brand: string; publicUrl: string };
  /** Root-relative addresses of this document, of its first page, of the next, and of the HTML page. */
  links: { self: string; first: string; next: string | null; page: string };
  recipes: readonly RecipeDetailReply[];
};

/** The Cooklang Federation's word for each of ours. */
const difficulties = { easy: 'easy', medium: 'medium', challenging: 'hard' } as const;
const longestSummary = 500;

/** An Atom feed whose entries carry the recipe's Cooklang file as their enclosure. */
export function toAtom({ title, subtitle, site, links, recipes }: AtomFeed): string {
  const absolute = (address: string) => absoluteUrl(address, site.publicUrl);
  const updated = recipes.map((recipe) => recipe.updatedAt).sort();
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xmlns:cooklang="https://cooklang.org/feeds/1.0">',
    element('id', absolute(links.first)),
    element('title', title),
    element('subtitle', subtitle),
    element('updated', updated.at(-1) ?? new Date(0).toISOString()),
    link('self', absolute(links.self), 'application/atom+xml'),
    link('first', absolute(links.first), 'application/atom+xml'),
    links.next === null ? '' : link('next', absolute(links.next), 'application/atom+xml'),
    link('alternate', absolute(links.page), 'text/html'),
    `<author>${element('name', site.brand)}${element('uri', absolute(addresses.home))}</author>`,
    ...recipes.map((recipe) => entry(recipe, site)),
    '</feed>\n',
  ]
    .filter((line) => line !== '')
    .join('\n');
}

function entry(recipe: RecipeDetailReply, site: AtomFeed['site']): string {
  const absolute = (address: string) => absoluteUrl(address, site.publicUrl);
  return [
    recipe.language ? `<entry xml:lang="${recipe.language}">` : '<entry>',
    element('id', entryId(recipe, site.publicUrl)),
    element('title', recipe.name),
    link('alternate', absolute(addresses.recipe(recipe)), 'text/html'),
    link('enclosure', absolute(addresses.form(recipe, 'cook')), 'text/plain'),
    element('published', recipe.createdAt),
    element('updated', recipe.updatedAt),
    author(recipe, site),
    ...[recipe.category.name, ...(recipe.tags ?? [])].map(
      (term) => `<category term="${escapeXml(term)}"/>`,
    ),
    element('summary', summary(recipe.description)),
    `<content type="html">${escapeXml(content(recipe, absolute))}</content>`,
    cooklangData(recipe, absolute),
    '</entry>',
  ].join('\n');
}

/** A tag URI (RFC 4151): a recipe keeps it through every rename. */
function entryId({ _id, createdAt }: RecipeDetailReply, publicUrl: string): string {
  const { hostname } = parseOrigin(publicUrl);
  return `tag:${hostname},${createdAt.slice(0, 10)}:recipe/${_id}`;
}

function parseOrigin(origin: string): { hostname: string } {
  const hostname = /^https?:\/\/(\[[^\]]+\]|[^:/]+)/.exec(origin)?.[1] ?? 'localhost';
  return { hostname: hostname.replace(/[[\]:]/g, '') };
}

function author({ cook }: RecipeDetailReply, site: AtomFeed['site']): string {
  const uri = cook.name ? absoluteUrl(addresses.cook(cook), site.publicUrl) : null;
  const name = element('name', cook.name || site.brand);
  return `<author>${name}${uri === null ? '' : element('uri', uri)}</author>`;
}

function summary(description: string): string {
  const text = description.replace(/\s+/g, ' ').trim();
  const characters = [...text];
  if (characters.length <= longestSummary) return text;
  return `${characters
    .slice(0, longestSummary - 1)
    .join('')
    .trimEnd()}…`;
}

function content(recipe: RecipeDetailReply, absolute: (address: string) => string): string {
  const picture = `<p><img src="${escapeXml(absolute(recipe.photo.social))}" alt="${escapeXml(recipe.name)}" width="1200" height="630"></p>`;
  const paragraphs = recipe.description
    .split(/\n{2,}/)
    .map((paragraph) => `<p>${escapeXml(paragraph)}</p>`);
  return picture + paragraphs.join('');
}

function cooklangData(recipe: RecipeDetailReply, absolute: (address: string) => string): string {
  const { servings, prepMinutes, difficulty, tags: told = [] } = recipe;
  const total = totalMinutes(recipe);
  const active = prepMinutes === undefined ? '' : ` active="${prepMinutes}"`;
  const tags = [recipe.category.name, ...borneOutDiets(recipe), ...told].map((tag) =>
    cooklang('tag', escapeXml(tag)),
  );
  return cooklang(
    'recipe',
    [
      servings ? cooklang('servings', String(servings)) : '',
      total ? `<cooklang:time total="${total}"${active} units="minutes"/>` : '',
      difficulty ? cooklang('difficulty', difficulties[difficulty]) : '',
      cooklang('tags', tags.join('')),
      cooklang('image', escapeXml(absolute(recipe.photo.social))),
    ].join(''),
  );
}

const cooklang = (name: string, inner: string) => `<cooklang:${name}>${inner}</cooklang:${name}>`;
const element = (name: string, text: string) => `<${name}>${escapeXml(text)}</${name}>`;
const link = (rel: string, href: string, type: string) =>
  `<link rel="${rel}" type="${type}" href="${escapeXml(href)}"/>`;
