import type { NotificationGroupReply } from '#contract/notifications.ts';
import type { Text } from '#messages/format.ts';
import { paths } from '#web/paths.ts';

const posts = ['review', 'question', 'answer', 'cook'] as const;

/** What a group says in a sentence. */
export function sayGroup(group: NotificationGroupReply, text: Text): string {
  const { kind, people, things, recipe, detail = '' } = group;
  const of = { recipe: recipe?.name ?? '' };
  if (kind === 'hidden') {
    const [about, state] = detail.split(':');
    const post = text(`notifications.post.${posts.find((one) => one === about) ?? 'other'}`, of);
    return text(`notifications.${state === 'restored' ? 'restored' : 'hidden'}`, { post });
  }
  return text(`notifications.${kind}`, { ...of, people, things, names: namesOf(group, text) });
}

/** Three are named; of more the first two, and how many others there are. */
function namesOf({ actors, people }: NotificationGroupReply, text: Text): string {
  const names = actors.map(({ name }) => name);
  if (people <= names.length) return text.list(names);
  return text.list([...names.slice(0, 2), text('notifications.others', { n: people - 2 })]);
}

/** The place that a group is about. */
export function placeOf(group: NotificationGroupReply): string {
  const { kind, recipe, actors, things, detail = '' } = group;
  const [actor] = actors;
  const isOfCook = kind === 'follow' || (kind === 'published' && things > 1);
  if (isOfCook && actor) return paths.cook(actor);
  if (!recipe) return paths.account;
  const page = paths.recipe(recipe.slug);
  if (kind === 'published') return page;
  const [about = ''] = kind === 'hidden' ? detail.split(':') : [kind];
  return `${page}#${about === 'question' || about === 'answer' ? 'questions' : 'reviews'}`;
}
