import type { Page } from '../../queries/page.ts';
import type { RecipeRow } from '../recipes/rows.ts';

/** What comes first: what was saved last, in the order of the names, what takes least time, what is rated best. */
export type SavedSort = 'saved' | 'name' | 'quickest' | 'rated';

/** Which of the saved recipes are wished, and in which order; what is absent leaves all. */
export type SavedWish = {
  categoryId?: string | undefined;
  difficulty?: string | undefined;
  /** Those that say they take no longer. */
  minutes?: number | undefined;
  sort?: SavedSort | undefined;
};

/** The same with a sentence that they answer, as a search reads it. */
export type SoughtSaves = SavedWish & { text: string };

/** A page of what a sentence finds; what it leaves out, and what it was to leave out and nobody knows as a food. */
export type SoughtPage = Page<RecipeRow> & { leftOut: string[]; notLeftOut: string[] };

/** A saved recipe that its author has deleted. */
export type GoneSave = Pick<RecipeRow, 'id' | 'name'>;

/** The state afterwards; `full` where no more fits, null where no such recipe exists. */
export type SaveOutcome = boolean | 'full' | null;
