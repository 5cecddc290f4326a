import type { Language } from '#contract/languages.ts';
import type { AssetManifest } from '#contract/page.ts';
import { joinedParts, type LatePart, lateParts } from '#messages/parts.ts';

export type PageAssets = { scripts: string[]; styles: string[]; preloads: string[] };

const entry = 'src/web/entry.client.tsx';
// One stylesheet serves every page (the build does not split it); the manifest lists it by this name.
const stylesheet = 'style.css';

/** What was found in a manifest, which is the same until the server ends. */
const found = new WeakMap<AssetManifest, Map<string, PageAssets>>();

/**
 * The built files of a page: the entry, and the chunks of its matched routes (whose ids are
 * their source paths) and of its texts with everything those import, so that nothing is discovered late.
 */
export function pageAssets(
  manifest: AssetManifest,
  routeIds: readonly string[],
  texts: readonly string[],
): PageAssets {
  const pages = found.get(manifest) ?? new Map<string, PageAssets>();
  found.set(manifest, pages);
  const key = [...routeIds, ...texts].join();
  const assets = pages.get(key) ?? findAssets(manifest, [...routeIds, ...texts]);
  pages.set(key, assets);
  return assets;
}

function findAssets(manifest: AssetManifest, keys: readonly string[]): PageAssets {
  const files = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key] ?? Object.values(manifest).find(({ name }) => name === key);
    if (!chunk || files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  for (const key of [entry, ...keys]) visit(key);
  const style = manifest[stylesheet];
  const script = manifest[entry]?.file;
  return {
    scripts: script ? [`/${script}`] : [],
    styles: style ? [`/${style.file}`] : [],
    preloads: [...files].filter((file) => file !== script).map((file) => `/${file}`),
  };
}

/** What the manifest knows a page's texts by: those that every page says, and these parts. */
export function textSources(language: Language, parts: readonly LatePart[]): string[] {
  const late = parts.map((part) => {
    const joined = Object.keys(joinedParts).find((name) => joinedParts[name]?.includes(part));
    return joined ? `${joined}-${language}` : `src/messages/${language}/${lateParts[part]}.ts`;
  });
  return [`src/messages/${language}.ts`, ...late];
}
