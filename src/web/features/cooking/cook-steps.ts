import { type SectionLine, stepSections } from '#domain/recipes/sections.ts';

/** A step to cook by, with the title of its section. */
export type CookStep = SectionLine & { heading: string | null };

/** The steps of a recipe one after another; headings are no steps of their own. */
export function cookSteps(stepList: readonly string[]): CookStep[] {
  return stepSections(stepList).flatMap(({ heading, lines }) =>
    lines.map((line) => ({ ...line, heading })),
  );
}
