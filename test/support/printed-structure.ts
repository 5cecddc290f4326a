/** A heading on paper: the page it ends on, and the page on which what it is about begins. */
type PrintedHeading = { role: string; page: string; next: string };

type Leaf = { page: string; heading: number | null };

/**
 * Reads from a tagged PDF of Chromium where its headings lie, in reading order. A heading that ends
 * the document has no `next` and is left out.
 */
export function readHeadings(pdf: Buffer): PrintedHeading[] {
  const objects = readObjects(pdf);
  const root = [...objects.values()].find((object) => object.includes('/S /Document'));
  if (!root) throw new Error('The PDF is not tagged');
  const roles: string[] = [];
  const leaves: Leaf[] = [];
  const walk = (object: string, inherited: number | null) => {
    const role = /\/S \/(\w+)/.exec(object)?.[1] ?? '';
    const heading = /^H\d$/.test(role) ? roles.push(role) - 1 : inherited;
    const page = /\/Pg (\d+) 0 R/.exec(object)?.[1] ?? '';
    for (const kid of kidsOf(object)) {
      const child = kid.ref ? objects.get(kid.ref) : undefined;
      if (child) walk(child, heading);
      else leaves.push({ page: kid.page ?? page, heading });
    }
  };
  walk(root, null);
  return roles.flatMap((role, index) => {
    const last = leaves.findLastIndex((leaf) => leaf.heading === index);
    const [at, next] = [leaves[last], leaves[last + 1]];
    return at && next ? [{ role, page: at.page, next: next.page }] : [];
  });
}

function readObjects(pdf: Buffer): Map<string, string> {
  const found = pdf.toString('latin1').matchAll(/(?:^|\n)(\d+) 0 obj\n(.*?)\nendobj/gs);
  return new Map([...found].map(([, id = '', object = '']) => [id, object]));
}

type Kid = { ref?: string; page?: string };

/** What an element holds: other elements, and marks on its page or on another one. */
function kidsOf(object: string): Kid[] {
  const held = /\/K (\[.*?\](?=\s*(?:\/[A-Z]|>>))|\d+ 0 R|\d+)/s.exec(object)?.[1] ?? '';
  const kids = held.matchAll(/<<[^>]*\/Pg (\d+) 0 R[^>]*>>|(\d+) 0 R|\d+/g);
  return [...kids].map(([, page, ref]) => ({ ...(page && { page }), ...(ref && { ref }) }));
}
