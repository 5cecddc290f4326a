/** A text of up to so many characters stands whole. */
const wholeLength = 700;
/** Of a longer one about so many stand before the fold. */
const leadLength = 420;
/** The lead ends with a sentence or a line where one ends in its second half. */
const shortestLead = leadLength / 2;

type FoldedText = {
  lead: string;
  /** What lies behind the fold; empty where the text is short enough to stand whole. */
  rest: string;
};

/** Divides a long text into what is read at once and what unfolds: at the end of a line, a sentence or a word. */
export function foldText(text: string): FoldedText {
  if (text.length <= wholeLength) return { lead: text, rest: '' };
  const start = text.slice(0, leadLength);
  const end =
    lastEnd(start, /\n/g) ?? lastEnd(start, /[.!?…](?=\s)|[。！？]/g) ?? lastEnd(start, /\s/g);
  // A text without any gap is cut between two characters, never within one.
  const at = end ?? (start.isWellFormed() ? leadLength : leadLength - 1);
  return { lead: text.slice(0, at).trimEnd(), rest: text.slice(at).trimStart() };
}

function lastEnd(start: string, gap: RegExp): number | undefined {
  return [...start.matchAll(gap)]
    .map((found) => found.index + found[0].length)
    .filter((at) => at >= shortestLead)
    .at(-1);
}
