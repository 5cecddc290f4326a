import { expect, test } from 'vitest';
import { foldedWords, foldIntoTip, takeFromTip, takeLinesFromTip } from './tip.ts';

test('a question and its answer stand behind the tip, in the language of the recipe', () => {
  const recipe = { tip: 'Rest the dough.', language: 'en-GB' as const };
  const words = foldedWords(recipe, 'Can I\n freeze it?', 'Yes.\n\nThree months.');
  expect(foldIntoTip(recipe.tip, words)).toBe(
    'Rest the dough.\n\nQ: Can I freeze it?\nA: Yes. Three months.',
  );
  const german = foldedWords({ language: 'de' }, 'Friert es?', 'Ja');
  expect(foldIntoTip(null, german)).toBe('F: Friert es?\nA: Ja');
});

test('a tip is never longer than one may be', () => {
  const room = 'Q: Why?\nA: So'.length + 2;
  const words = foldedWords({ language: 'en-US' }, 'Why?', 'So');
  expect(foldIntoTip('🍲'.repeat(2_000 - room), words)).toMatch(/A: So$/);
  expect(foldIntoTip('🍲'.repeat(2_001 - room), words)).toBeNull();
});

test('what was put there is taken out, wherever it stands, and nothing that only looks like it', () => {
  const words = foldedWords({ language: 'en-GB' }, 'Why?', 'So');
  const taken = (tip: string) => takeFromTip(tip, words);
  expect(taken(words)).toBe('');
  expect(taken(foldIntoTip('Rest it.', words) ?? '')).toBe('Rest it.');
  expect(taken(`${words}\n\nRest it.\n${words}\nServe warm.`)).toBe('Rest it.\n\nServe warm.');
  const others = ['', 'Rest it. Q: Why? A: So', 'Why? So', 'Q: Why not?\nA: Sow'];
  for (const tip of others) expect(taken(tip), tip).toBe(tip);
});

test('of what its author changed those words go that still stand as they were', () => {
  const words = foldedWords({ language: 'en-GB' }, 'Can I freeze it?', 'You fool, of course');
  const taken = (tip: string) => takeFromTip(tip, words);
  expect(taken('Rest it.\n\nQ: Does it freeze?\nA: You fool, of course\n\nServe warm.')).toBe(
    'Rest it.\n\nQ: Does it freeze?\n\nServe warm.',
  );
  expect(taken('Q: Can I freeze it?\nA: Yes')).toBe('A: Yes');
  expect(taken('Rest it.\nA: "You fool, of course!"')).toBe('Rest it.');
  expect(taken('Q: May I freeze it?\nA: Of course')).toBe('Q: May I freeze it?\nA: Of course');
});

test('what an author wrote in their own words stays, whatever it says and stands beside', () => {
  const own = 'Rest the dough for 30 minutes before baking, butter the tin well.';
  const words = foldedWords({ language: 'en-GB' }, 'How long?', 'Rest the dough for 30 minutes');
  const taken = (tip: string) => takeFromTip(tip, words);
  expect(taken(foldIntoTip(own, words) ?? '')).toBe(own);
  // The author has changed the question, or the answer.
  expect(taken(`${own}\n\nQ: For how long?\nA: Rest the dough for 30 minutes`)).toBe(
    `${own}\n\nQ: For how long?`,
  );
  expect(taken(`${own}\n\nQ: How long?\nA: Rest the dough for 30 minutes, covered.`)).toBe(
    `${own}\n\nA: , covered.`,
  );
  expect(taken('A friend says: Rest the dough for 30 minutes. I take 40.')).toBe(
    'A friend says: . I take 40.',
  );
});

test('words that are put there anew leave what their author has made of them or quotes', () => {
  const words = foldedWords({ language: 'en-GB' }, 'How long?', 'Rest the dough for 30 minutes');
  const taken = (tip: string) => takeLinesFromTip(tip, words);
  expect(taken(foldIntoTip('Butter the tin.', words) ?? '')).toBe('Butter the tin.');
  expect(taken('Q: For how long?\nA: Rest the dough for 30 minutes')).toBe('Q: For how long?');
  for (const tip of [
    'Rest the dough for 30 minutes, covered.',
    'A: Rest the dough for 30 minutes!',
  ])
    expect(taken(tip)).toBe(tip);
});
