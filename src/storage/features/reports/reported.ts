import type { ReportKind } from '#domain/reports/kinds.ts';
import type { Db } from '../../schema.ts';
import { listedRecipes } from '../recipes/reads.ts';
import { findShown } from './reports.ts';
import type { ReportedRow } from './rows.ts';

/** Of a cook what is public is counted elsewhere. */
type Kind = Exclude<ReportKind, 'cook'>;

/** What everybody sees of something that can be reported; null where lists leave it or its recipe out. */
export async function findReported(db: Db, kind: Kind, id: string): Promise<ReportedRow | null> {
  const subject = await findShown(db, kind, id);
  const place = subject && (await findPlace(db, subject));
  if (!place) return null;
  const text = kind === 'recipe' || kind === 'collection' ? '' : subject.text;
  return { name: place.name, text, writer: { name: subject.writer_name } };
}

/** Whose name tells of it: its recipe, or the collection that it is. */
function findPlace(
  db: Db,
  { id, recipe_id: recipeId }: { id: string; recipe_id: string | null },
): Promise<{ name: string } | undefined> {
  if (recipeId !== null)
    return listedRecipes(db).select('name').where('id', '=', recipeId).executeTakeFirst();
  const open = db.selectFrom('collections').select('name').where('visibility', '=', 'public');
  return open.where('id', '=', id).executeTakeFirst();
}
