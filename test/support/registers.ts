/** What a file exports, by file: a register of a feature, or single entries. */
export type Files = Record<string, Record<string, unknown>>;
type Entries = Readonly<Record<string, unknown>>;

/** What is defined in the files of features and is not in the register that lists them all. */
export function findUnregistered(files: Files, register: Entries, listedIn: string): string[] {
  const places = new Map<string, string>();
  return Object.entries(files).flatMap(([file, exports]) =>
    Object.entries(Object.assign({}, ...Object.values(exports)) as Entries).flatMap(
      ([name, entry]) => {
        const other = places.get(name);
        places.set(name, file);
        if (other) return [`${name} is in ${other} and in ${file}: one takes the other's place`];
        return register[name] === entry ? [] : [`${name} of ${file} is not listed in ${listedIn}`];
      },
    ),
  );
}

/** The files of migrations that their list does not name; `paths` are those of one folder. */
export function findUnlistedMigrations(
  paths: readonly string[],
  listed: readonly { number: number; name: string }[],
  listedIn: string,
): string[] {
  const names = listed.map(({ number, name }) => `${String(number).padStart(4, '0')}-${name}.ts`);
  return paths
    .filter((path) => !names.includes(path.slice(path.lastIndexOf('/') + 1)))
    .map((path) => `${path} is not listed in ${listedIn}, or under another number or name`);
}

/** The same files with nothing in them but entries of a register. */
export function only(files: Files, isEntry: (value: unknown) => boolean): Files {
  const found = Object.entries(files).map(([file, exports]) => [
    file,
    { all: Object.fromEntries(Object.entries(exports).filter(([, value]) => isEntry(value))) },
  ]);
  return Object.fromEntries(found) as Files;
}
