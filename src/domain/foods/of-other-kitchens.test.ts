import { describe, expect, test } from 'vitest';
import { lists } from '#test/support/foods-named.ts';

const missing = (lines: string, food: string) =>
  lines.split(', ').filter((line) => !lists(line, food));
const wrong = (lines: string, food: string) =>
  lines.split(', ').filter((line) => lists(line, food));

describe('what a list in French, Italian, Spanish or Portuguese names is named', () => {
  test.each([
    [
      'gluten',
      '250 g farine de blé, 200 g semoule, 150 g chapelure, 1 pâte feuilletée, 200 g de pâtes, 4 tranches de pain de mie, 200 g orge perlé, flocons d’avoine',
    ],
    [
      'gluten',
      '300 g semola rimacinata, 80 g pangrattato, 1 rotolo di pasta sfoglia, 200 g pane raffermo, fiocchi d’avena, 330 ml birra',
    ],
    [
      'gluten',
      '2 tazas de harina de trigo, pan rallado, 100 g fideos, 200 g galletas María, 330 ml cerveza, avena, farinha de trigo',
    ],
    [
      'egg',
      '4 œufs, 3 jaunes d’œufs, 1 uovo, 2 tuorli, 1 albume, 2 claras de huevo, 3 yemas, alioli, tagliatelle all’uovo, 2 ovos',
    ],
    [
      'dairy',
      '20 cl de lait, 100 g burro, 200 ml panna fresca, 200 ml nata para montar, 1 lata de leche condensada, 100 g queso rallado, requeijão, vache qui rit, yaourt, 1 leite condensado',
    ],
    [
      'nut',
      '100 g mandorle, 50 g nocciole, 80 g noci, cerneaux de noix, noix de cajou, poudre d’amandes, 50 g avellanas, pistacchi, anacardi, turrón, amêndoas, 100 g d’amandes',
    ],
    [
      'peanut',
      'cacahuètes, 100 g arachidi, burro di arachidi, 100 g maní, mantequilla de maní, amendoim',
    ],
    ['celery', '1 branche de céleri, 1 costa di sedano, 2 tallos de apio, 1 tallo de apio, aipo'],
    ['mustard', '1 c. à s. de moutarde, 1 cucchiaio di senape, 1 cucharada de mostaza'],
    ['sesame', 'graines de sésame, semi di sesamo, 1 cda de ajonjolí, gergelim'],
    ['soy', 'sauce soja, 2 cucchiai di salsa di soia, salsa de soja, latte di soia'],
    [
      'fish',
      '400 g cabillaud, morue, truite, thon, 200 g tonno, merluzzo, pesce spada, sgombro, merluza, lubina, bacalhau, acciughe, filets d’anchois',
    ],
    [
      'crustacean',
      'homard, crabe, 500 g mazzancolle, gamberetti, 1 astice, granchio, cangrejo, bogavante, camarones',
    ],
    [
      'mollusc',
      '1 kg cozze, capesante, totani, huîtres, poulpe, encornets, almejas, mejillones, berberechos, vieiras, bulots',
    ],
    [
      'sulphite',
      '10 cl vin blanc, vino bianco, vino tinto, uvetta, raisins secs, pasas, abricots secs',
    ],
    [
      'meat',
      'jambon, 500 g carne macinata, manzo, vitello, maiale, agnello, coniglio, ternera, tocino, veau, canard, saindoux, strutto, feuilles de gélatine',
    ],
  ])('%s: %s', (food, lines) => expect(missing(lines, food)).toEqual([]));

  test.each([
    [
      'gluten',
      'farine de riz, harina de maíz, farine de sarrasin, farina di mandorle, harina de garbanzos, masa harina, oil for the pan',
    ],
    [
      'dairy',
      'lait de coco, latte di mandorla, leche de coco, beurre de cacahuète, burro di cacao',
    ],
    ['nut', 'noix de coco, noix de muscade, noce moscata, nuez moscada'],
    ['peanut', 'as many as you like'],
    ['meat', '200 g de pâtes, 1 pâte feuilletée'],
    ['fish', 'lots of basil, 200 g cime di rape, rapeseed oil'],
  ])('and no %s: %s', (food, lines) => expect(wrong(lines, food)).toEqual([]));
});

describe('what kitchens of Asia and the Levant, and brands, hold is named', () => {
  test.each([
    [
      'gluten',
      '2 tbsp chunjang, Golden Mountain sauce, Chinkiang vinegar, Shaoxing wine, takoyaki sauce, mentsuyu, 1 pack Shin ramyun, Indomie',
    ],
    [
      'gluten',
      'kunafa, warqa, maamoul, moghrabieh, laffa, ptitim, papdi, semiya, 2 gulab jamun, levain, poolish, 1 tbsp Worcestershire sauce',
    ],
    [
      'gluten',
      'Special K, Chex mix, 12 custard creams, fig newtons, Tim Tams, Lotus spread, Milo powder, pandoro, 12 lamingtons, SpaghettiOs, Atora suet, 4 Nussecken, 100 g Wasa, Cream of Wheat',
    ],
    [
      'soy',
      'jjajang paste, douchi, guk-ganjang, usukuchi, yellow bean paste, chili crisp, Lao Gan Ma, eel sauce',
    ],
    [
      'fish',
      '1 tsp iriko, myeolchi, aekjeot, eomuk, chikuwa, narutomaki, hanpen, maguro, swai, ponzu, Labskaus',
    ],
    ['crustacean', 'saeujeot, bagoong, amaebi'],
    ['mollusc', 'hotate, bafun uni'],
    [
      'egg',
      'yum yum sauce, 200 g lo mein noodles, hokkien noodles, wonton wrappers, hanpen, kamaboko, Nilla wafers, Jaffa cakes, pandoro',
    ],
    [
      'dairy',
      'Galaxy chocolate, Ritter Sport, Schogetten, 1 bag M&M’s, candy melts, Hershey’s kisses, Werther’s Original, 1 Pck. Paradiescreme, Lätta, Hidden Valley ranch, panettone, Stollen',
    ],
    ['nut', 'Ferrero Küsschen, 4 Nussecken, Nocilla, financiers, dacquoise, crème de noyaux'],
    ['sesame', 'zhimajiang, mutabal'],
    ['celery', 'Clamato, 1 cube Knorr'],
    ['mustard', 'Old Bay'],
    ['peanut', 'kare kare mix'],
    ['meat', 'bak kwa, rousong, linguiça, Labskaus'],
  ])('%s: %s', (food, lines) => expect(missing(lines, food)).toEqual([]));

  test.each([
    ['dairy', 'crunchy lettuce, Cream of Wheat, das Leben'],
    ['fish', 'aubergine mutabal'],
  ])('and no %s: %s', (food, lines) => expect(wrong(lines, food)).toEqual([]));
});

describe('names of kitchens from Norway to the Philippines are named as they are', () => {
  test.each([
    [
      'gluten',
      'kasza manna, mąka, 200 g tarhana, lefse, knäckebröd, pepparkakor, reshteh, misua, pancit canton, mandu, kalguksu, castella, Vermont Curry, tenkasu, kao fu, liangpi, msemen, alfajores',
    ],
    ['egg', '2 jajka, balut, ba mee, dorayaki, hilopites, tonkatsu'],
    [
      'dairy',
      'syrniki, túró, ryazhenka, filmjölk, karnemelk, roomboter, kaas, shanklish, niter kibbeh, smen, ayib, amasi, provoleta, trahana',
    ],
    [
      'meat',
      'salo, szalonna, sucuk, pastırma, loukaniko, longganisa, bakso, chả lụa, nem chua, sai ua, lap yuk, carne seca, lengua',
    ],
    ['fish', 'surströmming, mentaiko, tarako, shirasu, anago, saba, pla ra'],
    [
      'crustacean',
      'petis udang, mắm ruốc, mắm tôm, nam prik pao, saewoo jeot, haam ha, sha cha sauce',
    ],
    ['soy', 'toyo, tokwa, tahu, tao jiao, furu, chu hou paste, wafu dressing'],
    ['peanut', 'suya spice, kuli kuli'],
    ['sesame', 'goma dressing'],
  ])('%s: %s', (food, lines) => expect(missing(lines, food)).toEqual([]));

  test.each([
    ['soy', '100 g butter at room temp'],
    ['meat', '2 tbsp tonkatsu sauce'],
  ])('and no %s: %s', (food, lines) => expect(wrong(lines, food)).toEqual([]));
});
