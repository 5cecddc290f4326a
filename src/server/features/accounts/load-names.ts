import type { createNameCheck } from './names.ts';

type Check = ReturnType<typeof createNameCheck>;

/** The check of names, loaded when it is first asked for: its tables of what looks like what are large. */
export function createTidyName(brand: string): (name: string) => Promise<string> {
  let loaded: Promise<Check> | null = null;
  const load = async () => (await import('./names.ts')).createNameCheck(brand);
  return async (name) => {
    loaded ??= load();
    return (await loaded)(name);
  };
}
