import { expect, test } from 'vitest';
import type { ActReply } from '#contract/admin.ts';
import type { Language } from '#contract/languages.ts';
import { catalogueOf } from '#messages/catalogues.ts';
import { createText } from '#messages/format.ts';
import { sayAct } from './say-act.ts';

const ada = { name: 'Ada', email: 'ada@example.org' };
const act: ActReply = { _id: 'a', at: '2026-01-02T12:00:00.000Z', act: '', subject: 'account' };
const say = (language: Language, more: Partial<ActReply>) =>
  sayAct({ ...act, actor: ada, ...more }, createText(language, catalogueOf(language)));

test.each([
  ['warning', 'Ada warned Ben', 'Ada hat Ben verwarnt'],
  ['ban', 'Ada suspended an account (Ben)', 'Ada hat ein Konto auf Zeit gesperrt (Ben)'],
])('the act %s names whom it was done to', (done, english, german) => {
  const told = { act: done, subjectName: 'Ben' };
  expect([say('en', told), say('de', told)]).toEqual([english, german]);
});

test.each([
  ['warning', 'hat ein ehemaliges Konto verwarnt'],
  ['read-only', 'hat einem Konto das Schreiben untersagt (ein ehemaliges Konto)'],
  ['lift-read-only', 'hat einem Konto das Schreiben wieder erlaubt (ein ehemaliges Konto)'],
  ['ban', 'hat ein Konto auf Zeit gesperrt (ein ehemaliges Konto)'],
  ['lift-ban', 'hat die Sperre eines Kontos aufgehoben (ein ehemaliges Konto)'],
  ['lift-warning', 'hat eine Verwarnung zurückgenommen (ein ehemaliges Konto)'],
  ['lift-removal', 'hat wieder gezeigt, was ein ehemaliges Konto zuletzt geschrieben hatte'],
  ['grant-moderator', 'hat ein Konto in die Moderation aufgenommen (ein ehemaliges Konto)'],
  ['grant', 'hat ein ehemaliges Konto zum Admin gemacht'],
  ['revoke', 'hat einem Konto die Rolle entzogen (ein ehemaliges Konto)'],
  ['forget-passkeys', 'hat die Passkeys eines Kontos gelöscht (ein ehemaliges Konto)'],
  ['reset-link', 'hat einen Link für ein neues Passwort erstellt (ein ehemaliges Konto)'],
  ['end-sessions', 'hat ein ehemaliges Konto überall abgemeldet'],
])(
  'the act %s on an account that is gone is German, and so it is once its person has left',
  (done, words) => {
    expect(say('de', { act: done })).toBe(`Ada ${words}`);
    expect(say('de', { act: done, subjectName: '' })).toBe(`Ada ${words}`);
  },
);

test.each(['delete-review', 'delete-question', 'delete-answer'])(
  'the act %s below a recipe that is gone is German',
  (done) => {
    expect(say('de', { act: done, subject: 'recipe' })).toMatch(
      /^Ada hat eine?n? \p{L}+ gelöscht \(ein nicht mehr vorhandenes Rezept\)$/u,
    );
  },
);

test('who has left is named as one who acted here', () => {
  const left = { act: 'ban', subjectName: 'Ben', actor: { ...ada, name: '' } };
  expect(say('en', left)).toBe(
    'The operator or a former admin or moderator suspended an account (Ben)',
  );
});
