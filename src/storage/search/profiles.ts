import { type Profile, scoreProfile } from '#domain/search/score.ts';
import { bestFirst, type PostingsReader } from './postings.ts';

/** The profile of a found recipe, as the database holds it. */
export type Candidate = Profile & { seq: number; createdAt: number };

/** Reads profiles, in no order; the ingredients, which are most of them, only if they are wanted. */
type ReadProfiles = (
  seqs: readonly number[],
  withIngredients: boolean,
) => Promise<readonly Candidate[]>;

/** What an index tells of found recipes by their profiles. */
export function tellByProfiles(read: ReadProfiles): Pick<PostingsReader, 'ranked' | 'held'> {
  return {
    async ranked(where, seqs, scoring, missing) {
      const candidates = await read(seqs, where === 'all');
      return bestFirst(
        candidates.map((candidate) => ({
          seq: candidate.seq,
          createdAt: candidate.createdAt,
          score: scoreProfile(scoring, candidate, missing),
        })),
      );
    },
    async held(seqs, terms) {
      const candidates = await read(seqs, true);
      const within = (field: string) =>
        new Set(terms.filter((term) => field.includes(` ${term} `)));
      return candidates.map(({ seq, createdAt, name, ingredients }) => ({
        seq,
        createdAt,
        inName: within(name),
        inIngredients: within(ingredients),
      }));
    },
  };
}
