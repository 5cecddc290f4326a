/**
 * Each line names one thing. A name of several words is found wherever all of them are, so
 * only names whose words hardly meet otherwise belong here.
 */
const lines = `
aubergine, eggplant, brinjal
courgette, zucchini
coriander, cilantro
prawn, shrimp
spring onion, scallion
chickpea, garbanzo
chilli, chili, chile
yoghurt, yogurt, curd
rocket, arugula
beetroot, beet
swede, rutabaga
minced, ground
biscuit, cookie
sweetcorn, corn
maize, corn
okra, bhindi
potato, aloo
cauliflower, gobi
spinach, palak
pepper, capsicum
icing, frosting
lasagne, lasagna
kebab, kabob
dal, dhal, daal, lentil
naan, nan
pilau, pilaf, pulao
barbecue, bbq, barbeque
doughnut, donut
noodle, mee
hummus, houmous
omelette, omelet
cornflour, cornstarch
`;

const groups = lines
  .trim()
  .split('\n')
  .map((line) => line.split(',').map((name) => name.trim().split(' ')));

/**
 * Other names of what a query word names, each as its words, by the stem of the word.
 * Only single words are looked up; what they stand for may be several.
 */
export function createSynonyms(stem: (word: string) => string): Map<string, string[][]> {
  const byStem = new Map<string, string[][]>();
  for (const group of groups) {
    for (const name of group) {
      const [word, ...rest] = name;
      if (!word || rest.length > 0) continue;
      const others = group.filter((other) => other !== name).map((other) => other.map(stem));
      byStem.set(stem(word), [...(byStem.get(stem(word)) ?? []), ...others]);
    }
  }
  return byStem;
}
