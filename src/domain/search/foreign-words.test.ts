import { describe, expect, test } from 'vitest';
import { foreignMeaning } from './foreign-words.ts';
import { readKeyword } from './keyword.ts';
import { profileField, scoreProfile, scoringOf } from './score.ts';
import { typedSense } from './sense.ts';

describe('words of other languages', () => {
  test.each([
    ['poulet', 'chicken'],
    ['hahnchen', 'chicken'],
    ['huhnersuppe', 'chicken soup'],
    ['bananenbrot', 'banana bread'],
    ['zwiebelsuppe', 'onion soup'],
    ['kreuzkummel', 'cumin'],
    ['spargelsuppe', 'asparagus soup'],
    ['susskartoffeln', 'sweet potato'],
    ['kasekuchen', 'cheesecak'],
    ['寿司', 'sushy'],
  ])('%s means %s', (word, meant) => expect(foreignMeaning(word)?.join(' ')).toBe(meant));

  test.each(['kitchen', 'pancake', 'butternut', ''])('%s means nothing else', (word) =>
    expect(foreignMeaning(word)).toBeNull(),
  );
});

test.each([
  ['haehnchen', 'hahnchen, chicken'],
  ['kaesekuchen', 'kasekuchen, cheesecak'],
  ['gemuese', 'gemus, vegetabl'],
  ['shoe', ''],
])('%s is looked for with its umlauts as well: %s', (typed, meant) => {
  const [word] = readKeyword(typed).words;
  expect(word?.meant.map((terms) => terms.join(' ')).join(', ')).toBe(meant);
});

describe('phrases', () => {
  const word = (keyword: string) =>
    readKeyword(keyword).words.map(({ typed, meant }) => [typed, meant]);

  test('are one thing that is asked for, with what else it is called', () => {
    expect(word('ground beef tacos')).toEqual([
      [
        'ground beef',
        [
          ['minc', 'beev'],
          ['beev', 'minc'],
        ],
      ],
      ['tacos', []],
    ]);
    expect(word('pommes de terre')).toEqual([['pommes terre', [['potato']]]]);
    expect(word('fries')).toEqual([['fries', [['chip'], ['french', 'fry']]]]);
  });

  test('are no ranking of apart words: those that stand together come first', () => {
    const wanted = ['red', 'pepper'].map((typed) => ({ typed, senses: [typedSense([typed])] }));
    const scoring = scoringOf(wanted, ['red', 'pepper']);
    const of = (lines: string[]) => {
      const ingredients = profileField(lines.join(' | ').split(' '));
      return scoreProfile(scoring, { name: ' soup ', category: ' thay ', ingredients }, 0);
    };
    const [together, line, apart] = [
      of(['1 red pepper', 'salt']),
      of(['red onion and pepper']),
      of(['1 red onion', 'black pepper']),
    ];
    expect(together).toBeGreaterThan(line);
    expect(line).toBeGreaterThan(apart);
  });
});
