import type { LatePart } from '#messages/parts.ts';
import { pages } from './routes.tsx';

/** The parts of the catalogue that the pages among these routes say. */
export function textsOf(routeIds: readonly string[]): LatePart[] {
  return pages.filter(({ id }) => routeIds.includes(id)).flatMap(({ texts }) => texts ?? []);
}
