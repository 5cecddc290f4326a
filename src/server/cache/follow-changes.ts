import type { Changes } from '#storage/port.ts';
import type { ChangeNotice } from '#storage/rows.ts';
import type { DataVersion, Topic } from './data-version.ts';

/** Lets no reply outlive what another process, or the operator's command, has changed. */
export function followChanges(changes: Changes, version: DataVersion): void {
  changes.follow((notice) => {
    if (notice.kind === 'anything') version.bumpAll();
    else version.bump(topicsOf(notice));
  });
}

function topicsOf(notice: Exclude<ChangeNotice, { kind: 'anything' }>): Topic[] {
  const recipe: Topic[] = ['recipes', `recipe:${notice.recipeId}`];
  const { categoryIds, userId } =
    notice.kind === 'published'
      ? { ...notice, categoryIds: [notice.categoryId] }
      : (notice.lists ?? {});
  if (!categoryIds) return [...recipe, 'changed'];
  return [...recipe, ...categoryIds.map((id) => `category:${id}` as const), `user:${userId}`];
}
