import type { NotificationGroupReply } from '#contract/notifications.ts';
import { isSanction, type PersonDecision } from '../decisions/kinds.ts';
import { addresses } from '../sharing/addresses.ts';
import type { NotificationKind } from './settings.ts';

const posts = [
  'recipe',
  'review',
  'review-answer',
  'question',
  'answer',
  'cook',
  'cook-name',
  'collection',
] as const;

type Sentence =
  | NotificationKind
  | 'restored'
  | 'hiddenFor'
  | `sanction.${PersonDecision}`
  | 'sanctionUpheld'
  | 'sanctionLifted'
  | 'upheld'
  | 'others'
  | `post.${(typeof posts)[number] | 'other'}`;

/** The texts of a language, as far as groups are said with them. */
type Say = {
  (key: `notifications.${Sentence}`, values?: Record<string, string | number>): string;
  list(things: readonly string[]): string;
};

/** What a group says in a sentence. */
export function sayGroup(group: NotificationGroupReply, text: Say): string {
  const { kind, people, things, recipe, detail = '' } = group;
  const of = { recipe: recipe?.name ?? '' };
  if (kind === 'hidden') {
    const { about, state, reason } = hidingOf(detail);
    if (isSanction(about)) return saySanction(about, detail, text);
    const post = text(`notifications.post.${posts.find((one) => one === about) ?? 'other'}`, of);
    return text(`notifications.${state}`, { post, reason });
  }
  return text(`notifications.${kind}`, { ...of, people, things, names: namesOf(group, text) });
}

/** What was decided about the person themselves. */
function saySanction(level: PersonDecision, detail: string, text: Say): string {
  const [, state, ...words] = detail.split(':');
  const reason = words.join(':');
  if (state === 'lifted') return text('notifications.sanctionLifted');
  if (state === 'upheld') return text('notifications.sanctionUpheld', { reason });
  return text(`notifications.sanction.${level}`, { reason });
}

/** What `detail` says of something that was hidden: `review:hidden:The reason in words`. */
function hidingOf(detail: string) {
  const [about = '', state, ...words] = detail.split(':');
  const reason = words.join(':');
  if (state === 'restored' || state === 'upheld') return { about, state, reason } as const;
  return { about, state: reason ? 'hiddenFor' : 'hidden', reason } as const;
}

/** Three are named; of more the first two, and how many others there are. */
function namesOf({ actors, people }: NotificationGroupReply, text: Say): string {
  const names = actors.map(({ name }) => name);
  if (people <= names.length) return text.list(names);
  return text.list([...names.slice(0, 2), text('notifications.others', { n: people - 2 })]);
}

/** The page, and the place on it, that a group is about. */
export function placeOf(group: NotificationGroupReply): string {
  const { kind, recipe, actors, things, detail = '' } = group;
  const actor = actors.find(({ hasNoPage }) => !hasNoPage);
  const isOfCook = kind === 'follow' || (kind === 'published' && things > 1);
  if (isOfCook && actor) return addresses.cook(actor);
  if (kind === 'hidden' && hidingOf(detail).state !== 'restored') return addresses.decisions;
  if (detail.startsWith('collection:')) return addresses.collection(group.subjectId ?? '');
  if (!recipe) return addresses.account;
  const page = addresses.recipe(recipe);
  if (kind === 'published' || detail.startsWith('recipe:')) return page;
  const [about = ''] = kind === 'hidden' ? detail.split(':') : [kind];
  return `${page}#${about === 'question' || about === 'answer' ? 'questions' : 'reviews'}`;
}
