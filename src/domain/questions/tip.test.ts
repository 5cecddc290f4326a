import { expect, test } from 'vitest';
import { foldIntoTip } from './tip.ts';

test('a question and its answer stand behind the tip, in the language of the recipe', () => {
  const recipe = { tip: 'Rest the dough.', language: 'en-GB' as const };
  expect(foldIntoTip(recipe, 'Can I\n freeze it?', 'Yes.\n\nThree months.')).toBe(
    'Rest the dough.\n\nQ: Can I freeze it?\nA: Yes. Three months.',
  );
  expect(foldIntoTip({ tip: null, language: 'de' }, 'Friert es?', 'Ja')).toBe(
    'F: Friert es?\nA: Ja',
  );
});

test('a tip is never longer than one may be', () => {
  const room = 'Q: Why?\nA: So'.length + 2;
  const tip = (length: number) => ({ tip: '🍲'.repeat(length), language: 'en-US' as const });
  expect(foldIntoTip(tip(2_000 - room), 'Why?', 'So')).toMatch(/A: So$/);
  expect(foldIntoTip(tip(2_001 - room), 'Why?', 'So')).toBeNull();
});
