import type { Postings } from '../postings.ts';
import { byBytes, Dictionary } from './dictionary.ts';
import { GrowingInts } from './growing.ts';
import { PostingsPacker } from './postings-lists.ts';
import type { Segment } from './segment.ts';
import { SegmentColumns } from './segment-writer.ts';
import { type DocumentTerms, TermCollector } from './term-spans.ts';

/** So many terms are merged between two turns of the thread. */
const termsAtOnce = 500;
const documentsAtOnce = 2_000;

/** A document of one of the segments that are merged. */
type Source = { from: number; document: number; seq: number };

/**
 * Makes one segment of several, without what is dead. It yields now and then, so that others take
 * their turns; a document that dies meanwhile is to be killed in the result as well.
 */
export function* merged(segments: readonly Segment[]): Generator<void, Segment> {
  const columns = new SegmentColumns();
  const renumbered = segments.map((segment) => new Int32Array(segment.size).fill(-1));
  const sources = livingInOrder(segments);
  for (const [i, { from, document, seq }] of sources.entries()) {
    const segment = segments[from] as Segment;
    const print = segment.parts.prints[document] as number;
    const number = columns.add({ seq, ...segment.told(document) }, print);
    (renumbered[from] as Int32Array)[document] = number;
    if (i % documentsAtOnce === documentsAtOnce - 1) yield;
  }
  const packers = {
    names: new PostingsPacker(columns.size),
    all: new PostingsPacker(columns.size),
  };
  const kept: string[] = [];
  const keptAs = segments.map(({ parts }) => new Int32Array(parts.terms.size).fill(-1));
  let seen = 0;
  for (const { term, numbers } of termsInOrder(segments)) {
    const lists = (['names', 'all'] as const).map((where) => ({
      where,
      documents: listOf(segments, where, numbers, renumbered),
    }));
    if (lists.some(({ documents }) => documents.length > 0)) {
      for (const [i, number] of numbers.entries()) {
        if (number >= 0) (keptAs[i] as Int32Array)[number] = kept.length;
      }
      kept.push(term);
      for (const { where, documents } of lists) packers[where].add(documents);
    }
    seen += 1;
    if (seen % termsAtOnce === 0) yield;
  }
  const lists = { names: packers.names.finish(), all: packers.all.finish() };
  const names = yield* mergedTerms('named', segments, sources, keptAs);
  const ingredients = yield* mergedTerms('ingredients', segments, sources, keptAs);
  return columns.finish(Dictionary.of(kept), lists, names, ingredients);
}

/** The names or ingredients of documents by the numbers that terms have now. */
function* mergedTerms(
  of: 'named' | 'ingredients',
  segments: readonly Segment[],
  sources: readonly Source[],
  keptAs: readonly Int32Array[],
): Generator<void, DocumentTerms> {
  const terms = new TermCollector();
  for (const [i, { from, document }] of sources.entries()) {
    const span = (segments[from] as Segment).parts[of].termsIn(document);
    terms.addSpan(span, keptAs[from] as Int32Array);
    if (i % documentsAtOnce === documentsAtOnce - 1) yield;
  }
  return terms.finish(null);
}

function livingInOrder(segments: readonly Segment[]): Source[] {
  const sources: Source[] = [];
  for (const [from, segment] of segments.entries()) {
    for (let document = 0; document < segment.size; document += 1) {
      if (!segment.isDead(document)) sources.push({ from, document, seq: segment.seqOf(document) });
    }
  }
  return sources.sort((a, b) => a.seq - b.seq);
}

/** Every term of the segments in order, with its number in each of them, -1 where it is not. */
function* termsInOrder(
  segments: readonly Segment[],
): Generator<{ term: string; numbers: number[] }> {
  const next = segments.map(() => 0);
  const heads = segments.map(({ parts: { terms } }) => (terms.size > 0 ? terms.at(0) : null));
  for (;;) {
    const [least] = heads.filter((head) => head !== null).sort(byBytes);
    if (least === undefined) return;
    const numbers = heads.map((head, i) => (head === least ? (next[i] as number) : -1));
    for (const [i, number] of numbers.entries()) {
      if (number < 0) continue;
      const { terms } = (segments[i] as Segment).parts;
      next[i] = number + 1;
      heads[i] = number + 1 < terms.size ? terms.at(number + 1) : null;
    }
    yield { term: least, numbers };
  }
}

function listOf(
  segments: readonly Segment[],
  where: Postings,
  numbers: readonly number[],
  renumbered: readonly Int32Array[],
): Int32Array {
  const found = new GrowingInts();
  for (const [i, number] of numbers.entries()) {
    if (number < 0) continue;
    (segments[i] as Segment).parts.lists[where].each(number, (document) => {
      const now = renumbered[i]?.[document] as number;
      if (now >= 0) found.push(now);
    });
  }
  // Segments may overlap: each list is ascending, several behind each other need not be.
  return found.view().sort();
}
