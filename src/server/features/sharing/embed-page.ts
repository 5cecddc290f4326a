import { createHash } from 'node:crypto';
import type { RecipeDetailReply } from '#contract/recipes.ts';
import { absoluteUrl, addresses } from '#domain/sharing/addresses.ts';
import type { SharedSite } from '#domain/sharing/recipe-node.ts';
import { escapeXml } from '#domain/sharing/xml.ts';
import type { Text } from '#messages/format.ts';

const style = `:root{color-scheme:light dark;--paper:#fff;--ink:#221c16;--quiet:#655a4e;--line:#e7ddcf;--leaf:#1f4d3a}
@media (prefers-color-scheme:dark){:root{--paper:#211b15;--ink:#f4ece0;--quiet:#b8aa99;--line:#3a3128;--leaf:#8cc9ae}}
*{box-sizing:border-box;margin:0}
html,body,main{height:100%}
body{font:16px/1.5 system-ui,sans-serif;color:var(--ink)}
a{display:flex;flex-direction:column;height:100%;overflow:hidden;color:inherit;text-decoration:none;
background:var(--paper);border:1px solid var(--line);border-radius:16px}
a:focus-visible{outline:3px solid var(--leaf);outline-offset:-3px}
img{display:block;flex:1 1 0;width:100%;min-height:0;object-fit:cover}
.text{flex:none;padding:14px 18px 16px}
h1{font:600 20px/1.25 ui-serif,Georgia,serif;overflow:hidden;overflow-wrap:anywhere;display:-webkit-box;
-webkit-box-orient:vertical;-webkit-line-clamp:2}
p{font-size:14px;color:var(--quiet);overflow-wrap:anywhere}
.view{margin-top:6px;font-weight:600;color:var(--leaf)}`;

const styleHash = createHash('sha256').update(style).digest('base64');

/** The policy of the embeddable card: no script at all, and any site may frame it. */
export function embedPolicy(photoUrl: string): string {
  return [
    "default-src 'none'",
    `img-src ${new URL(photoUrl).origin}`,
    `style-src 'sha256-${styleHash}'`,
    "base-uri 'none'",
    "form-action 'none'",
    'frame-ancestors *',
  ].join('; ');
}

/** A recipe's card as a whole document that stands in other people's pages. */
export function renderEmbed(recipe: RecipeDetailReply, site: SharedSite, text: Text): string {
  const absolute = (address: string) => absoluteUrl(address, site.publicUrl);
  const page = escapeXml(absolute(addresses.recipe(recipe)));
  const photo = escapeXml(absolute(recipe.photo.social));
  const alt = escapeXml(text('recipe.photoOf', { name: recipe.name }));
  const newTab = escapeXml(text('sharing.newTab'));
  const facts = [
    recipe.category.name,
    ...(recipe.cook.name ? [text('recipe.by', { name: recipe.cook.name })] : []),
    ...(recipe.servings ? [text('recipe.servings', { n: recipe.servings })] : []),
  ];
  return `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${escapeXml(recipe.name)}</title><link rel="canonical" href="${page}"><style>${style}</style></head>
<body><main><a href="${page}" target="_blank" rel="noopener" title="${newTab}"><img src="${photo}" alt="${alt}" width="1200" height="630">
<div class="text"><h1 dir="auto">${escapeXml(recipe.name)}</h1><p dir="auto">${escapeXml(facts.join(' · '))}</p>
<p class="view">${escapeXml(text('sharing.view', { brand: site.brand }))}</p></div></a></main></body></html>`;
}
