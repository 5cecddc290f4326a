/** The files of programs that came or are on their way, by name. */
const asked: Record<string, Promise<void>> = {};

/** The file that an `import()` names, as the build writes it. */
const named = /\.\/([\w-]+\.js)/;

/**
 * Loads a part of the site's program, and before it its file and those that it stands on. They are fetched before they are
 * imported: in Firefox, and in Chromium before version 156, an import that failed once fails until the page is loaded anew, though
 * the network has long returned. Rejects where one of them does not come. The build puts it around every `import()` (`scripts/fetched-parts.ts`).
 */
export async function loadPart<T>(load: () => Promise<T>, files: readonly string[]): Promise<T> {
  // The list leaves out the file itself: it would make the first script longer for each part.
  const own = named.exec(String(load))?.[1];
  await Promise.all([`assets/${own}`, ...files].map((file) => (asked[file] ??= fetchWhole(file))));
  return load();
}

/** Until its last byte: only then the import takes it from what the browser keeps. */
async function fetchWhole(file: string): Promise<void> {
  try {
    const reply = await fetch(`/${file}`);
    if (!reply.ok) throw new Error(file);
    await reply.text();
  } catch (error) {
    delete asked[file];
    throw error;
  }
}
