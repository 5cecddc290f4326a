import { describe, expect, test } from 'vitest';
import { dietsOf, doubtedDietsOf } from './diets.ts';

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
    ['1 kg Lammkeule', ['vegetarian'], []],
    ['4 Schnitzel', ['vegan', 'vegetarian', 'dairy-free'], ['dairy-free']],
    ['500 g Gulasch', ['vegetarian'], []],
    ['4 Sellerie-Schnitzel', ['vegan'], ['vegan']],
    ['200 g Backerbsen, 1 cup half & half', ['vegan', 'vegetarian'], ['vegetarian']],
    ['1 dairy-free advocaat', ['vegan', 'vegetarian'], ['vegetarian']],
    ['200 g non-vegan cheese', ['vegan'], []],
    ['100 g gluten-free wheat', ['gluten-free'], []],
    ['4 meat patties', ['vegetarian'], []],
    ['4 Frikadellen', ['vegetarian'], []],
    ['4 Linsen-Frikadellen', ['vegetarian'], ['vegetarian']],
    ['1 TL Gulaschgewürz', ['vegan'], ['vegan']],
    ['4 Schnitzel, vegan', ['vegan'], ['vegan']],
    ['Schnitzel aus Soja', ['vegan'], ['vegan']],
    ['500 g Gulasch (Soja)', ['vegetarian'], ['vegetarian']],
    ['4 Schnitzel, nicht vegan', ['vegan'], []],
    ['4 Schnitzel oder Tofu', ['vegan'], []],
    ['500 g Gulasch, mit Soja mariniert', ['vegetarian'], []],
    ['4 Schnitzel (tofu for vegans)', ['vegan'], []],
    ['500 g goulash, soy sauce', ['vegetarian'], []],
    ['500 g Rindfleisch, vegan', ['vegan'], []],
    ['1 EL Gulaschpaste', ['vegan'], ['vegan']],
    ['1 tbsp goulash cream', ['vegan', 'vegetarian'], ['vegetarian']],
    ["1 packet Fleischmann's yeast", ['vegan'], ['vegan']],
    ['500 g Gyros', ['vegan', 'vegetarian'], []],
    ['500 g Gyros aus Soja', ['vegan'], ['vegan']],
    ['400 g veganes Gyros', ['vegan'], ['vegan']],
    ['500 g Geschnetzeltes', ['vegetarian'], []],
    ['4 Koteletts', ['vegetarian'], []],
    ['8 Maultaschen', ['vegetarian', 'vegan'], []],
    ['8 vegetarische Maultaschen', ['vegetarian'], ['vegetarian']],
    ['500 ml Geflügelfond', ['vegetarian'], []],
    ['2 EL Waldhonig', ['vegan', 'vegetarian'], ['vegetarian']],
    ['100 g Gummibärchen', ['vegetarian'], []],
    ['grated rind of 1 lemon', ['vegan'], ['vegan']],
    ['200 g Tofuwürstchen', ['vegan'], ['vegan']],
    ['200 ml Hafer-Milch', ['vegan', 'dairy-free'], ['vegan', 'dairy-free']],
    ['500 g mince', ['vegetarian', 'dairy-free'], ['dairy-free']],
    ['500 g lentil mince', ['vegan'], ['vegan']],
    ['2 tbsp gravy', ['vegetarian'], []],
    ['for the sauce: 2 tbsp gravy', ['vegetarian'], []],
    ['2 tbsp mayonnaise', ['vegan', 'vegetarian'], ['vegetarian']],
    ['2 tbsp mayonnaise (vegan)', ['vegan'], ['vegan']],
    ['4 scoops ice cream', ['vegan', 'dairy-free'], []],
    ['100 g Butterkekse', ['vegan', 'vegetarian'], ['vegetarian']],
    ['100 ml oil, for the puff pastry', ['vegan'], ['vegan']],
    ['250 g filo pastry', ['vegan', 'gluten-free'], ['vegan']],
    ['500 g spaghetti', ['vegan', 'gluten-free'], ['vegan']],
    ['500 g gluten-free spaghetti', ['gluten-free'], ['gluten-free']],
    ['500 g spaghetti, gluten-free', ['gluten-free'], ['gluten-free']],
    ['500 g GF spaghetti', ['gluten-free'], ['gluten-free']],
    ['500 g Spaghetti (glutenfrei)', ['gluten-free'], ['gluten-free']],
    ['500 g spaghetti, gluten-free if needed', ['gluten-free'], []],
    ['500 g spaghetti, not gluten-free', ['gluten-free'], []],
    ['200 g Weizenmehl, glutenfrei', ['gluten-free'], []],
    ['100 g glass noodles (mung bean vermicelli)', ['gluten-free'], ['gluten-free']],
    ['2 tbsp pesto', ['dairy-free', 'nut-free'], []],
    ['2 tbsp pesto (nut-free)', ['dairy-free', 'nut-free'], ['nut-free']],
    ['1 tsp carmine', ['vegan', 'vegetarian'], ['vegetarian']],
  ])('but for what the text contradicts: %s', (line, told, left) => {
    expect(of([line], told)).toEqual(left);
  });

  test.each(
    `250 ml non-dairy milk, 1 cup nondairy milk, 200 g dairy-free cream cheese, 1 vegan egg, 200 g vegan bacon, 300 g vegan chicken
    1 tbsp vegan fish sauce, vegan chicken stock, 400 g veganes Hackfleisch, 200 g veganes Hack, 100 g veganer Speck, veganer Schinken
    4 vegane Schnitzel, 150 g vegetable suet, 500 ml plant milk, 100 g vegan cheese, 4 vegane Wurst, vegane Götterspeise`.split(
      /,\s|\n\s*/,
    ),
  )('are kept where the words themselves say that it is of plants: %s', (line) => {
    expect(of([line], ['vegan', 'vegetarian'])).toEqual(['vegetarian', 'vegan']);
  });

  test('what is listed as vegan alone is meant by the steps as well', () => {
    const steps = ['Fry the bacon.'];
    expect(of(['200 g vegan bacon'], ['vegan'], steps)).toEqual(['vegan']);
    expect(of(['200 g vegan bacon', '50 g bacon'], ['vegan'], steps)).toEqual([]);
    expect(of(['200 g vegan cheese'], ['vegan'], ['Add cheddar.'])).toEqual([]);
    expect(of(['rice'], ['vegetarian'], ['Serve it like a goulash.'])).toEqual(['vegetarian']);
    const name = { name: 'Gulasch aus Pilzen', ingredients: ['Pilze'], language: 'de' } as const;
    expect(dietsOf({ ...name, steps: ['Das Gulasch kochen.'] }, ['vegan'])).toEqual(['vegan']);
  });

  test.each([
    ['vegan chicken strips', '200 ml chicken stock', false],
    ['vegan chicken strips', 'Add the chicken livers.', false],
    ['vegan chicken strips', 'Add the chicken carcasses.', false],
    ['vegan chicken strips', 'Add the chicken giblets.', false],
    ['vegan chicken strips', 'Add chicken paste.', false],
    ['vegan prawns', 'Fry the prawn heads.', false],
    ['vegane Hähnchenstreifen', 'Die Hähnchenkarkasse auskochen.', false],
    ['vegan chicken strips', 'Fry the chicken ahead of time.', true],
    ['vegan chicken wings', 'Fry the chicken.', true],
    ['vegan bacon', 'Fry in bacon fat.', false],
    ['vegan bacon', 'Add the pork.', false],
    ['vegan beef strips', 'Add beef broth.', false],
    ['vegan fish sauce', 'Fry the fish.', false],
    ['vegan chicken stock', 'Fry the chicken.', false],
    ['vegane Hähnchenstreifen', 'Mit Hühnerbrühe ablöschen.', false],
    ['veganer Speck', 'In Speckfett braten.', false],
    ['vegan chicken strips', 'Fry the chicken.', true],
    ['vegan chicken stock', 'Add the chicken stock.', true],
    ['veganer Speck', 'Den Speck braten.', true],
    ['rice', 'Serve with chickpea patties.', true],
    ['rice', 'Serve with meat patties.', false],
  ])('of the same food alone: with %s, %s', (line, step, isVegan) => {
    expect(of([line], ['vegan'], [step])).toEqual(isVegan ? ['vegan'] : []);
  });

  test('what a step or the name calls by a word for a dish is as the label says', () => {
    const stirred = ['Stir in the mayonnaise.', 'Boil the pasta.'];
    const mayonnaise = ['2 tbsp vegan mayonnaise', '200 g gluten-free pasta'];
    expect(of(mayonnaise, ['vegan', 'gluten-free'], stirred)).toEqual(['vegan', 'gluten-free']);
  });

  test('steps contradict too, but not by what they liken a thing to', () => {
    expect(of(['rice'], ['vegan'], ['Crack the eggs into it.'])).toEqual([]);
    expect(of(['rice'], ['vegan'], ['Stir until it is as thick as cream.'])).toEqual(['vegan']);
    expect(of(['rice'], ['vegan'], ['Fish out the bay leaf.'])).toEqual(['vegan']);
    const baked = ['Pilze putzen.', 'Bei 180 °C Ober-/Unterhitze backen.', 'Kräuter ernten.'];
    expect(of(['Reis'], ['vegan'], baked)).toEqual(['vegan']);
  });
});

describe('the diets that a text contradicts', () => {
  const doubted = (ingredients: string[], told: string[], steps = ['Stir.']) =>
    doubtedDietsOf({ name: 'A dish', ingredients, steps, language: 'de' }, told);

  test('are told with the lines that name it, each diet with its own', () => {
    const lines = ['# Für den Teig', '50 g Butter', '200 g Mehl', '1 Ei', 'vegane Butter'];
    expect(doubted(lines, ['vegan', 'gluten-free', 'nut-free'])).toEqual([
      { diet: 'vegan', lines: [1, 3] },
      { diet: 'gluten-free', lines: [2] },
    ]);
  });

  test('are told without a line where only the steps do, and not at all where nothing does', () => {
    expect(doubted(['Reis'], ['vegan'], ['In Butter braten.'])).toEqual([
      { diet: 'vegan', lines: [] },
    ]);
    expect(doubted(['vegane Butter', 'Kokosmilch'], ['vegan'])).toEqual([]);
    expect(doubted(['Butter'], [])).toEqual([]);
  });

  test.each([
    ['50 g butter (or margarine)', [0]],
    ['50 g butter or vegan butter', [0]],
    ['50 g vegan butter', null],
    ['2 tbsp peanut butter', null],
  ])('%s: vegan, %j', (line, lines) => {
    expect(doubted([line], ['vegan'])).toEqual(lines ? [{ diet: 'vegan', lines }] : []);
  });
});
