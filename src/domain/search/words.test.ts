import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyCharacter } from '#test/support/any-character.ts';
import { growthOf, muchMore } from '#test/support/growth.ts';
import { fold } from './fold.ts';
import { readKeyword } from './keyword.ts';
import { stem } from './stem.ts';
import { createSynonyms } from './synonyms.ts';
import { takeApart, termsOf, wholeNameTerm } from './terms.ts';
import { gramsOf, tokenize } from './tokenize.ts';

const words = (text: string) => tokenize(text).map((token) => token.text);

describe('folding', () => {
  test.each([
    ['Crème BRÛLÉE', 'creme brulee'],
    ['jalapeño', 'jalapeno'],
    ['Phở', 'pho'],
    ['Smørrebrød, Æbleskiver, Weißwurst', 'smorrebrod, aebleskiver, weisswurst'],
    ['ΜΟΥΣΑΚΆΣ', 'μουσακας'],
    ['ｆｕｌｌ　ｗｉｄｔｈ', 'full width'],
    ['كُشَرِي', 'كشري'],
    ['が', 'が'],
    ['김치', '김치'],
    ['टिक्का', 'टिक्का'],
    [
      'Man\u00addeln, al\u200bmo\u200cnds, \u2066milk\u2069, e\u0001ggs',
      'mandeln, almonds, milk, eggs',
    ],
    ['mіlk, еgg, Βutter, Пальма, αβγ, 5 µg', 'milk, egg, butter, пальма, αβγ, 5 μg'],
    ['almօnds, \u0251lmonds, alm\u001fonds, սոյա', 'almonds, almonds, almonds, սոյա'],
  ])('%s is %s', (text, folded) => expect(fold(text)).toBe(folded));

  test.each(['a', '㌖', 'α', 'aα'])('a long word of %s takes time by its length alone', (piece) => {
    const growth = growthOf((times) => fold(`α ${piece.repeat(times * 10_000)}`));
    expect(growth).toBeLessThan(muchMore);
  });

  test('folding twice changes nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter }), (text) => fold(fold(text)) === fold(text)),
    );
  });
});

describe('words', () => {
  test.each([
    ['Stir-fry, quickly!', ['stir', 'fry', 'quickly']],
    ["Shepherd's pie à l’orange", ['shepherds', 'pie', 'a', 'l', 'orange']],
    ['½ cup 7-up (cold)', ['1', '2', 'cup', '7', 'up', 'cold']],
    ['🍕 and 🥑', ['🍕', 'and', '🥑']],
    ['टिक्का मसाला', ['टिक्का', 'मसाला']],
    ['鸡丁rice饭', ['鸡丁', 'rice', '饭']],
    ['%"*()_', []],
    ['', []],
  ])('of %s', (text, expected) => expect(words(text)).toEqual(expected));

  test('longer than forty letters are cut', () => {
    expect(words('a'.repeat(200))).toEqual(['a'.repeat(40)]);
  });

  test('of an unspaced script are its overlapping pairs and the last character', () => {
    expect(gramsOf('宫保鸡丁')).toEqual(['宫保', '保鸡', '鸡丁', '丁']);
    expect(gramsOf('饭')).toEqual(['饭']);
    expect(termsOf('𠮷野家')).toEqual(['𠮷野', '野家', '家']);
  });

  test('are terms without spaces, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter }), (text) =>
        termsOf(text).every((term) => term !== '' && !/[\s"]/u.test(term)),
      ),
    );
  });
});

describe('stems', () => {
  test.each([
    ['tomato', 'tomatoes', 'tomatos'],
    ['berry', 'berries'],
    ['cookie', 'cookies'],
    ['brownie', 'brownies'],
    ['leaf', 'leaves'],
    ['knife', 'knives'],
    ['loaf', 'loaves'],
    ['dish', 'dishes'],
    ['sandwich', 'sandwiches'],
    ['radish', 'radishes'],
    ['box', 'boxes'],
    ['quiche', 'quiches'],
    ['cheese', 'cheeses'],
    ['noodle', 'noodles'],
    ['taco', 'tacos'],
    ['tamale', 'tamales', 'tamal'],
    ['pie', 'pies'],
    ['fry', 'fried', 'fries'],
    ['roast', 'roasted'],
    ['bake', 'baked'],
    ['grill', 'grilled'],
    ['chop', 'chopped'],
    ['chili', 'chilis', 'chilies'],
    ['mix', 'mixed'],
  ])('%s and its kin have one', (...kin) => {
    expect(new Set(kin.map(stem)).size).toBe(1);
  });

  test.each([
    ['red', 'reed'],
    ['bread', 'bred'],
    ['rice', 'ricotta'],
    ['couscous', 'couscou'],
    ['pea', 'pear'],
    ['bun', 'bunny'],
  ])('%s and %s have two', (one, other) => expect(stem(one)).not.toBe(stem(other)));

  test('of other scripts are the words themselves', () => {
    expect(['борщи', '麻婆', 'टिक्का', '7up'].map(stem)).toEqual(['борщи', '麻婆', 'टिक्का', '7up']);
  });
});

describe('keywords', () => {
  test('lose their stop words, unless there is nothing else', () => {
    expect(readKeyword('the best recipe of Tomatoes').words.map(({ typed }) => typed)).toEqual([
      'best',
      'tomatoes',
    ]);
    const german = readKeyword('Ein Salat mit dem Lauch und Speck zum Tofu').words;
    expect(german.map(({ typed }) => typed)).toEqual(['salat', 'lauch', 'speck', 'tofu']);
    const only = readKeyword('with the');
    expect([only.onlyStopWords, only.words.length]).toEqual([true, 2]);
  });

  test('name a recipe as its own name does', () => {
    const name = 'Chicken Tagine with Olives';
    expect(wholeNameTerm(readKeyword('CHICKEN tagine, with olive').name)).toBe(
      wholeNameTerm(termsOf(name)),
    );
  });

  test('hold each word once and no more than a bounded number', () => {
    expect(readKeyword('egg egg EGG').words).toHaveLength(1);
    expect(readKeyword(Array.from({ length: 99 }, (_, i) => `w${i}`).join(' ')).words.length).toBe(
      24,
    );
  });
});

describe('a recipe taken apart', () => {
  const recipe = takeApart({
    language: 'en-GB',
    name: 'Eggs with Rice',
    category: 'Thai',
    description: 'The best of the rice.',
    ingredients: ['2 eggs', 'rice'],
    tags: ['quick', 'Rice'],
    otherNames: ['炒饭', 'Nasi goreng'],
  });

  test('keeps stop words in the name alone, and every other term once', () => {
    expect(recipe.name).toEqual(['egg', 'with', 'rice']);
    expect(recipe.ingredients).toEqual(['2', 'egg', '|', 'rice']);
    const called = ['goreng', 'nasy', '炒饭', '饭'];
    const own = ['2', 'best', 'egg', 'quick', 'rice', 'thay'];
    expect(recipe.all.toSorted()).toEqual([...own, ...called].toSorted());
    expect(recipe.otherNames).toEqual([
      ['炒饭', '饭'],
      ['nasy', 'goreng'],
    ]);
  });

  test('lists its words as they are written', () => {
    expect(recipe.words.toSorted()).toEqual([
      'best',
      'eggs',
      'goreng',
      'nasi',
      'quick',
      'rice',
      'thai',
    ]);
  });
});

describe('synonyms', () => {
  test('are found by any single name, plural too', () => {
    const synonyms = createSynonyms(stem);
    expect(synonyms.get(stem('eggplants'))).toContainEqual([stem('aubergine')]);
    expect(synonyms.get(stem('scallion'))).toContainEqual(['spring', 'onion']);
    expect(synonyms.get('spring')).toBeUndefined();
  });
});
