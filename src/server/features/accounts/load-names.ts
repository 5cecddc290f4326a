import type { createNameCheck } from './names.ts';

type Check = ReturnType<typeof createNameCheck>;

/** The check of names, loaded when it is first asked for: its tables of what looks like what are large. */
export function createTidyName(site: {
  readonly brand: string;
}): (name: string) => Promise<string> {
  let loaded: { brand: string; check: Promise<Check> } | null = null;
  const load = async (brand: string) => (await import('./names.ts')).createNameCheck(brand);
  return async (name) => {
    const { brand } = site;
    if (loaded?.brand !== brand) loaded = { brand, check: load(brand) };
    return (await loaded.check)(name);
  };
}
