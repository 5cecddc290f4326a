import { describe, expect, test } from 'vitest';
import { type Profile, profileField, scoreProfile, scoringOf } from './score.ts';
import { typedSense, type Wanted, worths } from './sense.ts';

const profile = (name: string, category = '', ingredients = '') => ({
  name: profileField(name.split(' ')),
  category: profileField(category.split(' ')),
  ingredients: profileField(ingredients.split(' ')),
});
const scoreOf = (profile: Profile, wanted: Wanted[], keyword: string, missing: number) =>
  scoreProfile(scoringOf(wanted, keyword.trim().split(' ')), profile, missing);
const typed = (word: string): Wanted => ({ typed: word, senses: [typedSense([word])] });
const score = (of: ReturnType<typeof profile>, keyword: string, missing = 0) =>
  scoreOf(of, keyword.split(' ').map(typed), ` ${keyword} `, missing);

describe('a score', () => {
  test('is highest for the whole name, then name, category, ingredients, description', () => {
    const scores = [
      score(profile('rice'), 'rice'),
      score(profile('rice soup'), 'rice'),
      score(profile('soup', 'rice'), 'rice'),
      score(profile('soup', 'thai', 'rice'), 'rice'),
      score(profile('soup', 'thai', 'salt'), 'rice'),
    ];
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
    expect(new Set(scores).size).toBe(5);
  });

  test('is higher for a name that says little else, and for words in their order', () => {
    expect(score(profile('rice soup'), 'rice')).toBeGreaterThan(
      score(profile('rice egg soup'), 'rice'),
    );
    expect(score(profile('red egg rice'), 'egg rice')).toBeGreaterThan(
      score(profile('rice red egg'), 'egg rice'),
    );
  });

  test('is lower for what may have been meant than for what was typed', () => {
    const meant: Wanted = {
      typed: 'rise',
      senses: [{ terms: ['rice'], open: false, worth: worths.corrected }],
    };
    expect(scoreOf(profile('rice soup'), [meant], ' rise ', 0)).toBeLessThan(
      score(profile('rice soup'), 'rice'),
    );
  });

  test('counts a word that is missing for nothing, and one in the description for little', () => {
    const recipe = profile('egg soup');
    expect(score(recipe, 'egg rice', 1)).toBeLessThan(score(recipe, 'egg rice', 0));
  });

  test('takes a beginning for a word, but only at the beginning of one', () => {
    const begun: Wanted = {
      typed: 'ri',
      senses: [{ terms: ['ri'], open: true, worth: worths.begun }],
    };
    const inName = scoreOf(profile('rice soup'), [begun], ' ri ', 0);
    expect(inName).toBeGreaterThan(scoreOf(profile('price soup'), [begun], ' ri ', 0));
  });
});
