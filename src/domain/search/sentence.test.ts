import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { factsOf, type Told } from './facts.ts';
import { mistypedReading } from './mistyped-readings.ts';
import { mayAnswer, meaningOf } from './reading.ts';
import { readSentence } from './sentence.ts';

const said = (keyword: string, asWords: string[] = []) => {
  const { words, readings, avoided } = readSentence(keyword, asWords);
  const meant = readings.map((one) => `${one.kind} ${meaningOf(one)}`);
  return [words, [...meant, ...avoided.map(({ typed }) => `without ${typed}`)].join(', ')];
};

test('a word that was mistyped is read as what was meant, and told as it was typed', () => {
  const slips = new Map([['mexikansich', 'mexikanisch']]);
  const { words, readings } = readSentence('mexikansich Suppe', [], slips);
  expect(words).toBe('');
  expect(readings.map(({ kind, typed }) => `${kind} ${typed}`)).toEqual([
    'cuisine mexikansich',
    'course suppe',
  ]);
  expect(readSentence('mexikansich Suppe', ['mexikansich'], slips).words).toBe('mexikansich');
});

test.each([
  ['mexikansich', 'mexikanisch'],
  ['vegetrisch', 'vegetarisch'],
  ['nachtish', 'nachtisch'],
  ['vorspiese', 'vorspeise'],
  ['schnele', 'schnelle'],
  ['vegnaes', 'veganes'],
  ['vegan', null],
  ['fest', null],
  ['reicht', null],
  ['fleischkloss', null],
])('%s may have been meant to be %s', (typed, meant) => expect(mistypedReading(typed)).toBe(meant));

describe('a sentence', () => {
  test.each([
    ['vegetarian 30 min no nuts', '', 'diet vegetarian, time 30, without nuts'],
    ['quick dinner', '', 'time 30, course main'],
    ['quick dinner ideas', 'ideas', 'time 30, course main'],
    ['Under 30 Minutes', '', 'time 30'],
    ['30-minute pasta', 'pasta', 'time 30'],
    ['soup in less than an hour', '', 'course soup, time 60'],
    ['no more than 20 min', '', 'time 20'],
    ['noodles in half an hour or less', 'noodles', 'time 30'],
    ['unter einer halben Stunde', '', 'time 30'],
    ['Suppe in 45 Minuten', '', 'course soup, time 45'],
    ['höchstens 1 Stunde', '', 'time 60'],
    ['45min stew', 'stew', 'time 45'],
    ['under 1.5 hours', '', 'time 90'],
    ['under forty five minutes', '', 'time 45'],
    ['Suppe unter 1,5 Stunden', '', 'course soup, time 90'],
    ['1,5 Std.', '', 'time 90'],
    ['Suppe ohne Nüsse, unter 1,5 Stunden', '', 'course soup, time 90, without nusse'],
    ['ohne Nüsse, 1,5 Stunden', '', 'time 90, without nusse'],
    ['1½ hours', '', 'time 90'],
    ['soup in ½ hour', '', 'course soup, time 30'],
    ['halbe Stunde', '', 'time 30'],
    ['half hour soup', '', 'time 30, course soup'],
    ['in 30 Minuten fertig', '', 'time 30'],
    ['hoechstens fuenfzig Minuten', '', 'time 50'],
    ['thailaendisches Fruehstueck', '', 'cuisine Thai, course breakfast'],
    ['easy vegan curry by Anna', 'curry', 'difficulty easy, diet vegan, cook anna'],
    [
      'einfache vegane Suppe von Anna Berg',
      '',
      'difficulty easy, diet vegan, course soup, cook anna berg',
    ],
    ['thai soup', '', 'cuisine Thai, course soup'],
    ['indisches Abendessen', '', 'cuisine Indian, course main'],
    ['side dish', '', 'course side'],
    ['side', '', 'course side'],
    ['vegetarian main', '', 'diet vegetarian, course main'],
    ['sauce', '', 'course sauce'],
    ['plant-based', '', 'diet vegan'],
  ])('%s', (keyword, words, meant) => expect(said(keyword)).toEqual([words, meant]));

  test.each([
    'quick bread',
    'fast food',
    'dessert wine',
    'simple syrup',
    'easy peasy',
    'over easy eggs',
    'sourdough starter',
    'salad dressing',
    'fish sauce',
    'pork side',
    'main ingredient chicken',
    'maine lobster',
    'thai basil',
    'chinese five spice',
    'dinner rolls',
    'roast for five hours',
    'over 2 hours',
    'mehr als 30 Minuten',
    'nicht vegan',
    'nicht vegetarisch',
    'an apple a day',
    '7 hours lamb',
    'stand by',
    '',
  ])('reads nothing in %s', (keyword) => expect(said(keyword)).toEqual([keyword, '']));

  test('leaves to words what a person wants as words', () => {
    expect(said('quick dinner no nuts', ['quick'])).toEqual(['quick', 'course main, without nuts']);
    expect(said('quick dinner no nuts', ['nuts'])).toEqual(['', 'time 30, course main']);
    expect(said('under 30 minutes', ['under 30 minutes'])).toEqual(['under 30 minutes', '']);
  });

  test('loses none of its words: each is read or searched', () => {
    const word = fc.constantFrom(
      'quick',
      '30',
      'min',
      'by',
      'thai',
      'soup',
      'in',
      'an',
      'hour',
      'xq',
    );
    fc.assert(
      fc.property(fc.array(word, { maxLength: 8 }), (all) => {
        const { words, readings } = readSentence(all.join(' '));
        const told = `${words} ${readings.map(({ typed }) => typed).join(' ')}`.split(' ');
        expect(all.every((one) => told.includes(one))).toBe(true);
      }),
    );
  });
});

describe('a recipe is found by a reading', () => {
  const told: Told = {
    name: 'Quick Bread',
    otherNames: ['Easy loaf'],
    difficulty: 'medium',
    course: 'baking',
    categoryId: 'c',
    userId: 'u',
    prepMinutes: 20,
    cookMinutes: 50,
    restMinutes: null,
  };
  const may = (keyword: string, diets: string[] = []) => {
    const [reading] = readSentence(keyword).readings;
    return reading && mayAnswer(reading, factsOf(told, diets), () => new Set(['u']));
  };

  test.each([
    ['under 80 minutes', true],
    ['under an hour', false],
    ['quick', true],
    ['easy', true],
    ['schnell', false],
    ['challenging', false],
    ['baking', true],
    ['dessert', false],
    ['vegan', false],
    ['by somebody', true],
  ])('%s: %s', (keyword, found) => expect(may(keyword)).toBe(found));

  test('a diet when its text bears it out', () => expect(may('vegan', ['vegan'])).toBe(true));

  test('no time where none is told', () => {
    const untold = { ...told, prepMinutes: null, cookMinutes: null };
    const [reading] = readSentence('under 3 hours').readings;
    expect(reading && mayAnswer(reading, factsOf(untold, []), () => new Set())).toBe(false);
  });
});
