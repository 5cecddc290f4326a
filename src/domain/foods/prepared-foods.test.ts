import { describe, expect, test } from 'vitest';
import { foodsIn, lists } from '#test/support/foods-named.ts';
import { foodNamed } from './table.ts';

/** Those of some words that name a food, or that do not. */
const those = (words: string, isNamed: boolean, food: string) =>
  words.split(/,\s+/).filter((word) => lists(`100 g ${word}`, food) === isNamed);

describe('an allergy is read from the name of what is bought made', () => {
  test.each([
    [
      'gluten',
      'Brotreste, Schnitzelpanade, Hähnchennuggets, Fischfrikadellen, Kroketten, Knusperfisch, Tortiglioni, Panini, Neapolitaner',
    ],
    ['dairy', 'Ziegenkäsetaler, Halloumiburger, Mozzarellini, Bärenmarke, Vla, Semmelknödel'],
    ['egg', 'Flüssigei, Eischaum, Nudelteig, Semmelknödel, Türkischer Honig, Salzburger Nockerln'],
    ['mollusc', 'Weinbergschnecke, Sepiapasta, Calamarifrites, Jakobsmuschelnüsse'],
    ['soy', 'Misobrühe, Edamamekerne'],
    ['celery', 'Staudenselleriegrün, Suppenbund'],
    ['mustard', 'Essiggürkchen, Burgergurken, Gurkenrelish, Currygewürz'],
    ['gluten', 'crêpes, blini, madeleines, quiche, brownies, churros, empanadas, soba, pelmeni'],
    [
      'gluten',
      'Hörnchen, Kipferl, Vanillekipferl, Apfelstrudel, Topfenstrudel, Zimtschnecken, Mohnschnecken, Butterzopf, Buchteln, Laugenstange, Langos, Lahmacun',
    ],
    [
      'gluten',
      'Panade, Paniermischung, Streusel, Quark-Öl-Teig, Backteig, Bratensoßenpulver, Kritharaki, 6-Korn-Flocken, Urdinkel, Piroggen, Frikadellen, Frühlingsrollen, Börek, Kräcker, Linzer Torte, Bienenstich, Elisenlebkuchen',
    ],
    [
      'egg',
      'Crêpes, doughnuts, Krapfen, Arme Ritter, Kartoffelpuffer, Tortelloni, Frischei-Nudeln',
    ],
    [
      'egg',
      'Fleischsalat, Tatarensoße, Cocktailsauce, Burgersauce, Mousse au Chocolat, Weinschaumcreme, Trockenei, Lysozym, Senfeier, Spätzleteig, Käsesoufflé, Frikadellen',
    ],
    [
      'dairy',
      'Crêpes, Pfannkuchen, doughnuts, Proteinpulver, protein powder, Kaffeeweißer, coffee creamer, Kochcreme, Trinkschokolade, Kartoffelpüree, Kartoffelgratin, Sahnemeerrettich',
    ],
    [
      'dairy',
      'Kinderriegel, Schoko-Bons, Bounty, Milky Way, Esrom, Quäse, Buko, Patros, Actimel, Fruchtzwerge, Toastscheibletten, Schmandkuchen, Streusel',
    ],
    ['fish', 'Seehasenrogen, Nordseescholle, Maischolle, Schlemmerfilet, Kibbelinge, Quappe, Leng'],
    ['crustacean', 'Shrimpscocktail, Seespinne, lobster bisque, Bisque'],
    ['mollusc', 'Wellhornschnecken, Schnecken'],
    [
      'nut',
      'Rohmarzipan, Edelmarzipan, Trüffelpralinen, Bethmännchen, Dominosteine, Elisenlebkuchen, Choco Crossies, Schokocreme',
    ],
    ['peanut', 'Ültje'],
    ['soy', 'Ketjap, schwarze Bohnensauce'],
    [
      'celery',
      'Brühe, Fleischbrühe, Hühnerbrühe, Rinderbouillon, Kalbsfond, Bratenfond, Fond, klare Suppe, Rindssuppe, chicken stock, beef broth',
    ],
    ['celery', 'Streuwürze, Suppengewürz, Kräutersalz, Gemüsesaft, Würzpaste, Gemüsepaste'],
    [
      'mustard',
      'Gewürzgurken, saure Gurken, Cornichons, Spreewälder Gurken, gherkins, dill pickles, Mixed Pickles, Gurkengewürz, Currypulver, Curry, curry powder, Salatsoße, Senfeier',
    ],
    ['sesame', 'Fladenbrot, Pide, Hommos'],
    [
      'gluten',
      'Graupe, Schrippe, Stulle, Vinschgerl, Grahamweckerl, Pfeffernüsse, Läckerli, Spritzgebäck, Gebäck, Waffel, Amerikaner, Fasnachtsküchle, Quarkbällchen, Butterplätzchen, Röstzwiebeln, Kornmischung, Faschingskrapfen, Spinatnocken, Waldstaudenroggen, Nusszopf',
    ],
    [
      'gluten',
      'French stick, bao buns, piadina, vol-au-vents, pain au chocolat, manicotti, Madeira cake, fruit cake, scotch eggs, Lincolnshire sausages, gravy, Bratensoße, crispy fried onions, chicken Kievs, Fleischpflanzerl, panierte Champignons, Battenberg, Bakewell',
    ],
    [
      'egg',
      'Tatarsoße, fresh pasta, frische Nudeln, Spanish tortilla, Madeira cake, marshmallow creme, frangipane',
    ],
    ['soy', 'yakitori sauce, inari, katsu sauce'],
    ['nut', 'Kastanie, Vermicelles, Marronipüree, Pralinenmasse, stollen, peshwari naan'],
    ['celery', 'Hühnersuppe, bone broth, Stangenzeller, Suppengrünbund, Brodo'],
    ['mustard', 'Tatarsoße, Essiggurkerl, Salzgurken, sweet relish, sandwich pickle, panch phoran'],
    [
      'sulphite',
      'Rosine, Sultanine, Weinbeeren, Zibeben, Rumrosinen, Dörrfrüchte, Fendant, Sherryessig, sherry vinegar, craisins, Condimento bianco',
    ],
    ['lupin', 'Lopino, Tremoços'],
    [
      'sulphite',
      'Zitronat, Orangeat, mixed peel, Belegkirschen, Cocktailkirschen, getrocknete Mango, Apfelringe, Dörraprikosen, Tafelmeerrettich, Kloßteig, Dornfelder, Müller-Thurgau, Noilly Prat',
    ],
  ])('names %s: %s', (food, words) => expect(those(words, false, food)).toEqual([]));

  test.each([
    ['mustard', 'Curryblätter, curry leaves, curry paste, Salatgurke, cucumber'],
    ['mollusc', 'Zimtschnecken, Blätterteigschnecken, Nussschnecken'],
    ['gluten', 'bunte Streusel, Schokostreusel, Weinbergschnecken'],
    ['dairy', 'Creme Balsamico, veganes Proteinpulver, mashed potatoes'],
    ['meat', 'Tatarsoße, Tartarsauce'],
    ['alcohol', 'Madeira cake'],
    ['dairy', 'marshmallow creme'],
    ['egg', 'Feier, Stadtfeier, Schleier'],
    ['celery', 'stockpot, stockfish'],
  ])('but no %s: %s', (food, words) => expect(those(words, true, food)).toEqual([]));
});

test('what is also a word of cooking is such a food in a list of ingredients alone', () => {
  const steps = ['Die Hefeschnecken oder Schnecken aufs Blech setzen, den Fond angießen, Curry.'];
  const named = foodsIn({ steps });
  expect(['mollusc', 'celery', 'mustard'].filter((one) => named.has(foodNamed(one).id))).toEqual(
    [],
  );
});
