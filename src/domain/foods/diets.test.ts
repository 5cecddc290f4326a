import { describe, expect, test } from 'vitest';
import { dietsOf } from './diets.ts';

const of = (ingredients: string[], told: string[], steps = ['Stir.']) =>
  dietsOf({ name: 'A dish', ingredients, steps, language: 'en-GB' }, told);

describe('the diets of a recipe', () => {
  test('are those that its author names', () => {
    expect(of(['rice'], [])).toEqual([]);
    expect(of(['rice', 'tofu'], ['vegan', 'vegetarian'])).toEqual(['vegetarian', 'vegan']);
  });

  test.each([
    ['2 eggs', ['vegan', 'vegetarian'], ['vegetarian']],
    ['honey', ['vegan'], []],
    ['100 g bacon', ['vegetarian', 'dairy-free'], ['dairy-free']],
    ['1 tbsp fish sauce', ['vegetarian'], []],
    ['200 g flour', ['gluten-free'], []],
    ['vegan butter', ['vegan'], ['vegan']],
    ['400 ml coconut milk', ['vegan', 'dairy-free'], ['vegan', 'dairy-free']],
    ['4 tortillas, made without lard', ['vegetarian'], ['vegetarian']],
  ])('but for what the text contradicts: %s', (line, told, left) => {
    expect(of([line], told)).toEqual(left);
  });

  test('steps contradict too, but not by what they liken a thing to', () => {
    expect(of(['rice'], ['vegan'], ['Crack the eggs into it.'])).toEqual([]);
    expect(of(['rice'], ['vegan'], ['Stir until it is as thick as cream.'])).toEqual(['vegan']);
    expect(of(['rice'], ['vegan'], ['Fish out the bay leaf.'])).toEqual(['vegan']);
  });
});
