import type { NotificationGroupReply } from '#contract/notifications.ts';
import type { ToldGroup } from '#storage/features/notifications/rows.ts';
import { presentNamed } from './cook.ts';
import { toTime } from './time.ts';

/** Several doings as one, as they are told. */
export function presentGroup(group: ToldGroup): NotificationGroupReply {
  const { recipe, subjectId, detail } = group;
  return {
    _id: group.id,
    group: group.group,
    kind: group.kind,
    isUnread: group.isUnread,
    createdAt: toTime(group.createdAt),
    actors: group.actors.map(presentNamed),
    people: group.people,
    things: group.things,
    ...(recipe ? { recipe: { _id: recipe.id, name: recipe.name, slug: recipe.slug } } : {}),
    ...(subjectId === null ? {} : { subjectId }),
    ...(detail === null ? {} : { detail }),
  };
}
