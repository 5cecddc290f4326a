import type { AssetManifest } from '#contract/page.ts';

export type PageAssets = { scripts: string[]; styles: string[]; preloads: string[] };

const entry = 'src/web/entry.client.tsx';
// One stylesheet serves every page (the build does not split it); the manifest lists it by this name.
const stylesheet = 'style.css';

/**
 * The built files of a page: the entry, and the chunks of its matched routes (whose ids are
 * their source paths) with everything those import, so that nothing is discovered late.
 */
export function pageAssets(manifest: AssetManifest, routeIds: string[]): PageAssets {
  const files = new Set<string>();
  const styles = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const imported of chunk.imports ?? []) visit(imported);
    for (const style of chunk.css ?? []) styles.add(`/${style}`);
  };
  for (const key of [entry, ...routeIds]) visit(key);
  // Where the build makes one style sheet for the whole site, the manifest lists it by itself.
  const siteStyle = manifest['style.css'];
  if (siteStyle) styles.add(`/${siteStyle.file}`);
  const style = manifest[stylesheet];
  if (style) styles.add(`/${style.file}`);
  const script = manifest[entry]?.file;
  return {
    scripts: script ? [`/${script}`] : [],
    styles: [...styles],
    preloads: [...files].filter((file) => file !== script).map((file) => `/${file}`),
  };
}
