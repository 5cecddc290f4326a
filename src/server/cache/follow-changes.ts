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
  const { recipeId } = notice;
  if (notice.kind === 'changed') return ['recipes', 'changed', `recipe:${recipeId}`];
  const { categoryId, userId } = notice;
  return ['recipes', `recipe:${recipeId}`, `category:${categoryId}`, `user:${userId}`];
}
