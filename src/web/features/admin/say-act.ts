import type { ActReply } from '#contract/admin.ts';
import type { MessageKey } from '#messages/en.ts';
import type { Text } from '#messages/format.ts';

const deletion = 'delete-account';

function subjectOf(act: ActReply, text: Text): string {
  if (act.subject === 'posts') return text('adminPage.manyPosts', { n: act.wentAlong?.count ?? 0 });
  if (act.subject === 'message') return text('adminPage.aMessage');
  if (act.subject === 'invitation' || act.subject === 'site') return act.subject;
  return act.subject === 'recipe' ? recipeOf(act, text) : accountOf(act, text);
}

type KnownAct = Extract<MessageKey, `adminPage.act.${string}`>;

/** An act as a sentence; one that a newer version of the site has noted is named as it is. */
export function sayAct(act: ActReply, text: Text): string {
  // Who has left has no name.
  const who = act.actor?.name || text('adminPage.someone');
  const what = subjectOf(act, text);
  const values = { who, what, act: act.act };
  const key = `adminPage.act.${act.act}` as KnownAct;
  const sentence = text(key, values);
  // A key without an entry answers itself.
  return sentence === key ? text('adminPage.act.other', values) : sentence;
}

/** The name that the recipe had then; acts from before names were kept may know none. */
function recipeOf({ subjectName: name }: ActReply, text: Text): string {
  return name ? text('adminPage.named', { name }) : text('adminPage.goneRecipe');
}

/** The account by its name, or, once that is gone, by what is still known of it. */
function accountOf({ act, subjectName, wentAlong }: ActReply, text: Text): string {
  if (subjectName) return subjectName;
  if (wentAlong === undefined) {
    return text(act === deletion ? 'adminPage.withoutName' : 'adminPage.goneAccount');
  }
  const { count, names: kept } = wentAlong;
  if (count === 0) return text('adminPage.withNothing');
  const names = kept.map((name) => text('adminPage.named', { name }));
  const more = count - kept.length;
  if (more === 0) return text('adminPage.with', { n: count, names: text.list(names) });
  return text('adminPage.withMore', { n: count, names: names.join(', '), more });
}
