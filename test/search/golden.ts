/**
 * Searches over the starter cookbook, each with every recipe that answers it. Relevance was
 * judged by reading the recipes (what is in the dish, what it is), not by running a search.
 */
type GoldenQuery = {
  kind: string;
  query: string;
  /** Slugs. */
  relevant: string[];
};

function of(kind: string, queries: Record<string, string>): GoldenQuery[] {
  return Object.entries(queries).map(([query, slugs]) => ({
    kind,
    query,
    relevant: slugs.trim().split(/\s+/),
  }));
}

const avocado = `guacamole cobb-salad pozole-rojo chilaquiles-verdes huevos-rancheros ceviche bean-burrito
  tortilla-soup`;
const jalapeno = 'guacamole huevos-rancheros pico-de-gallo';
const curries = 'green-curry massaman-curry panang-curry red-curry-with-pumpkin khao-soi';
const noodles = `dan-dan-noodles khao-soi chicken-chow-mein pad-thai pad-see-ew yam-woon-sen zhajiangmian
  tonkotsu-ramen beef-pho thai-spring-rolls wonton-soup`;
const tomatoes = `blt-sandwich jambalaya cobb-salad tomato-and-egg-stir-fry butter-chicken palak-paneer chana-masala
  aloo-gobi dal-tadka pav-bhaji rajma-masala malai-kofta idli-sambar bhindi-masala guacamole chicken-enchiladas
  chiles-rellenos huevos-rancheros ceviche mole-poblano bean-burrito tortilla-soup pico-de-gallo margherita-pizza
  seafood-paella greek-salad shakshuka ratatouille borscht caprese-salad beef-lasagne tom-yum-goong som-tam
  yam-woon-sen`;
const prawns = `pad-thai garlic-pepper-prawns jambalaya yangzhou-fried-rice wonton-soup pineapple-fried-rice
  tom-yum-goong yam-woon-sen seafood-paella`;
const springOnions = `spring-onion-pancakes steamed-ginger-fish mapo-tofu kung-pao-chicken yangzhou-fried-rice
  pork-dumplings wonton-soup chicken-chow-mein hot-and-sour-soup egg-drop-soup tomato-and-egg-stir-fry zhajiangmian
  yu-xiang-aubergine jambalaya larb-gai pineapple-fried-rice yam-woon-sen tonkotsu-ramen beef-pho`;
const chicken = `cobb-salad fried-chicken buffalo-wings jambalaya kung-pao-chicken chicken-chow-mein butter-chicken
  chicken-biryani tandoori-chicken chicken-enchiladas chicken-quesadillas mole-poblano tortilla-soup chicken-tagine
  green-curry tom-kha-gai larb-gai chicken-satay khao-soi`;

const doubleCream = `clam-chowder butter-chicken palak-paneer malai-kofta churros tres-leches-cake tiramisu
  creme-brulee`;
const yogurt = `butter-chicken chicken-biryani rogan-josh tandoori-chicken garlic-naan paneer-tikka mango-lassi`;
const minced =
  'meatloaf pork-dumplings wonton-soup dan-dan-noodles pad-krapow thai-spring-rolls yam-woon-sen';

/** Every recipe of a cuisine answers its name. */
export const cuisineQueries = ['thai', 'mexican', 'Indian', 'chinese', 'american'];

/** Whole names: the recipe itself comes first. */
export const nameQueries: Record<string, string> = {
  'Pad Thai with Prawns': 'pad-thai',
  'mapo tofu': 'mapo-tofu',
  'French Onion Soup': 'french-onion-soup',
  'tom yum goong': 'tom-yum-goong',
  'Crème Brûlée': 'creme-brulee',
  'creme brulee': 'creme-brulee',
  'kung pao chicken': 'kung-pao-chicken',
  'hot and sour soup': 'hot-and-sour-soup',
  flan: 'flan',
  'Fish and Chips': 'fish-and-chips',
  'Ukrainian Borscht': 'borscht',
  'butter chicken': 'butter-chicken',
  ceviche: 'ceviche',
  'Mac and cheese': 'mac-and-cheese',
  'egg drop soup': 'egg-drop-soup',
  'Elote (Mexican Street Corn)': 'elote',
  'Red Curry with Pumpkin and Tofu': 'red-curry-with-pumpkin',
};

export const goldenQueries: GoldenQuery[] = [
  ...of('typo', {
    'chiken biriyani': 'chicken-biryani',
    guacamoli: 'guacamole',
    'spagetti carbonara': 'spaghetti-carbonara',
    tirimasu: 'tiramisu',
    'tandori chicken': 'tandoori-chicken',
    cheesburger: 'cheeseburger',
    samossa: 'vegetable-samosas',
    brocoli: 'beef-and-broccoli pad-see-ew',
    avacado: avocado,
    jalepeno: jalapeno,
    enchilladas: 'chicken-enchiladas',
    quesidilla: 'chicken-quesadillas',
    mozarella: 'mac-and-cheese margherita-pizza caprese-salad chicken-enchiladas chiles-rellenos',
    parmasan: 'beef-lasagne spaghetti-carbonara',
    cinamon: `churros apple-pie banana-bread beef-pho chicken-tagine massaman-curry rogan-josh carnitas
      chicken-biryani tres-leches-cake mole-poblano`,
    noodels: noodles,
    'wonton soop': 'wonton-soup',
    'hcicken satay': 'chicken-satay',
    'xalmon maki': 'salmon-maki',
    choclate: 'chocolate-chip-cookies fudge-brownies churros mole-poblano',
    ratatoulle: 'ratatouille',
    shakshooka: 'shakshuka',
    piza: 'margherita-pizza',
    zuchini: 'ratatouille',
    eggplnt: 'yu-xiang-aubergine ratatouille green-curry idli-sambar',
    panckes: 'blueberry-pancakes spring-onion-pancakes',
    'cury thai': curries,
    chiken: chicken,
    'stirfry tomato': 'tomato-and-egg-stir-fry',
    Pfankuchen: 'blueberry-pancakes spring-onion-pancakes',
    Auberginne: 'yu-xiang-aubergine ratatouille green-curry idli-sambar',
  }),
  ...of('accent', {
    jalapeño: jalapeno,
    jalapeno,
    gruyere: 'french-onion-soup',
    'Bánh mì': 'banh-mi',
    phở: 'beef-pho',
    bechamel: 'beef-lasagne',
    'tomato puree': 'borscht beef-lasagne',
  }),
  ...of('ingredient', {
    paneer: 'palak-paneer paneer-tikka malai-kofta',
    okra: 'bhindi-masala',
    saffron: 'seafood-paella chicken-tagine chicken-biryani rogan-josh gulab-jamun rice-kheer',
    'coconut milk': `green-curry massaman-curry mango-sticky-rice tom-kha-gai panang-curry chicken-satay khao-soi
      red-curry-with-pumpkin`,
    peanuts: `pad-thai massaman-curry som-tam panang-curry chicken-satay kung-pao-chicken dan-dan-noodles bao-buns
      mole-poblano`,
    'blue cheese': 'buffalo-wings cobb-salad',
    'black beans': 'huevos-rancheros mapo-tofu bean-burrito',
    'condensed milk': 'flan tres-leches-cake thai-iced-tea',
    lemongrass:
      'banh-mi green-curry tom-yum-goong tom-kha-gai chicken-satay red-curry-with-pumpkin',
    aubergine: 'yu-xiang-aubergine ratatouille green-curry idli-sambar',
    zucchini: 'ratatouille',
    garbanzos: 'chana-masala falafel',
    eggplant: 'yu-xiang-aubergine ratatouille green-curry idli-sambar',
    shrimp: `${prawns} som-tam green-curry`,
    feta: 'greek-salad chicken-enchiladas elote chilaquiles-verdes huevos-rancheros shakshuka',
    beer: 'fish-and-chips baja-fish-tacos',
    beef: `cheeseburger meatloaf chili-con-carne mapo-tofu beef-and-broccoli massaman-curry panang-curry bibimbap
      beef-pho borscht beef-lasagne philly-cheesesteak`,
    lamb: 'rogan-josh',
    squid: 'seafood-paella',
    chocolate: 'chocolate-chip-cookies fudge-brownies churros mole-poblano',
    tamarind: 'pad-thai massaman-curry chicken-satay idli-sambar',
    spinach: 'palak-paneer bibimbap',
    'star anise': 'bao-buns beef-pho thai-iced-tea',
    'sea bass': 'steamed-ginger-fish ceviche',
    'pork belly': 'bao-buns zhajiangmian tonkotsu-ramen',
  }),
  ...of('plural', {
    cookie: 'chocolate-chip-cookies',
    brownie: 'fudge-brownies',
    taco: 'tacos-al-pastor baja-fish-tacos',
    tomatos: tomatoes,
    strawberry: 'tres-leches-cake new-york-cheesecake',
    mushroom:
      'tom-yum-goong tom-kha-gai hot-and-sour-soup yangzhou-fried-rice thai-spring-rolls bibimbap',
    samosa: 'vegetable-samosas',
    tortillas: `tortilla-soup tacos-al-pastor chicken-enchiladas chicken-quesadillas carnitas chilaquiles-verdes
      huevos-rancheros bean-burrito baja-fish-tacos mole-poblano`,
    prawn: prawns,
    chickpea: 'chana-masala falafel',
    'egg tart': 'egg-tarts',
    'spring roll': 'thai-spring-rolls',
    bun: 'bao-buns cheeseburger lobster-roll',
    wing: 'buffalo-wings',
    scallions: springOnions,
  }),
  ...of('word order', {
    'chicken butter': 'butter-chicken',
    'rice fried': 'yangzhou-fried-rice pineapple-fried-rice',
    'soup onion french': 'french-onion-soup',
    'noodles dan dan': 'dan-dan-noodles',
    'pork sour sweet': 'sweet-and-sour-pork',
    'pie apple': 'apple-pie',
    'bread banana': 'banana-bread',
    'rice sticky mango': 'mango-sticky-rice',
    'salad papaya': 'som-tam',
    'wings buffalo': 'buffalo-wings',
  }),
  ...of('prefix', {
    guac: 'guacamole',
    enchil: 'chicken-enchiladas',
    chees: `cheeseburger philly-cheesesteak new-york-cheesecake mac-and-cheese buffalo-wings cobb-salad
      chicken-enchiladas chiles-rellenos tortilla-soup bean-burrito paneer-tikka chicken-quesadillas`,
    spag: 'spaghetti-carbonara',
    bib: 'bibimbap',
    cauli: 'aloo-gobi pav-bhaji',
    avoca: avocado,
    'mango la': 'mango-lassi',
  }),
  ...of('cuisine', {
    'thai curry': curries,
    'mexican soup': 'tortilla-soup',
    'chinese soup': 'wonton-soup hot-and-sour-soup egg-drop-soup',
    'thai salad': 'som-tam larb-gai yam-woon-sen',
    'chinese pork': `sweet-and-sour-pork pork-dumplings bao-buns char-siu wonton-soup hot-and-sour-soup
      dan-dan-noodles zhajiangmian yangzhou-fried-rice`,
    'indian potato': 'aloo-gobi vegetable-samosas masala-dosa pav-bhaji malai-kofta',
    'mexican chicken': 'chicken-enchiladas chicken-quesadillas mole-poblano tortilla-soup',
    'indian food paneer': 'palak-paneer paneer-tikka malai-kofta',
    sichuan: 'mapo-tofu kung-pao-chicken dan-dan-noodles yu-xiang-aubergine spring-onion-pancakes',
    vietnam: 'banh-mi beef-pho',
  }),
  ...of('several words', {
    'cheese cake': 'new-york-cheesecake',
    'beef noodle soup': 'beef-pho',
    'spicy chicken salad': 'larb-gai',
    'glass noodle salad': 'yam-woon-sen',
    'brown butter cookies': 'chocolate-chip-cookies',
    'red curry paste': 'chicken-satay khao-soi panang-curry thai-fish-cakes red-curry-with-pumpkin',
    'egg noodles': 'chicken-chow-mein khao-soi',
    'smoked paprika ribs': 'bbq-ribs',
    'fish tacos': 'baja-fish-tacos',
    'tom kha': 'tom-kha-gai',
    'chocolate sauce for churros': 'churros',
    'fried chicken with buttermilk': 'fried-chicken',
    'the best new england clam chowder recipe': 'clam-chowder',
  }),
  ...of('more ingredients', {
    tofu: 'mapo-tofu hot-and-sour-soup pad-thai red-curry-with-pumpkin char-siu',
    bacon: 'clam-chowder cobb-salad blt-sandwich',
    'double cream': doubleCream,
    yogurt,
    'maple syrup': 'blueberry-pancakes',
    honey: 'char-siu butter-chicken',
    'corn tortillas': `tacos-al-pastor chicken-enchiladas carnitas chilaquiles-verdes huevos-rancheros mole-poblano
      baja-fish-tacos tortilla-soup`,
    'rice vinegar': `sweet-and-sour-pork spring-onion-pancakes salmon-maki bibimbap banh-mi pad-see-ew chicken-satay
      thai-fish-cakes`,
    cardamom: `butter-chicken chicken-biryani rogan-josh rajma-masala malai-kofta gulab-jamun mango-lassi rice-kheer
      massaman-curry thai-iced-tea`,
    mayonnaise:
      'cheeseburger buffalo-wings lobster-roll blt-sandwich elote baja-fish-tacos banh-mi',
    'mustard seeds': 'masala-dosa idli-sambar',
    basil: `margherita-pizza ratatouille beef-pho caprese-salad green-curry pad-krapow panang-curry
      red-curry-with-pumpkin`,
    mint: 'chicken-biryani fish-and-chips larb-gai',
    'toor dal': 'dal-tadka idli-sambar',
    lobster: 'lobster-roll',
    mussels: 'seafood-paella',
    pumpkin: 'red-curry-with-pumpkin',
    cabbage: `pork-dumplings chicken-chow-mein pozole-rojo baja-fish-tacos borscht larb-gai thai-spring-rolls`,
    celery: 'clam-chowder buffalo-wings lobster-roll jambalaya beef-lasagne yam-woon-sen',
    radishes: 'zhajiangmian pozole-rojo banh-mi pad-thai',
    pineapple: 'sweet-and-sour-pork tacos-al-pastor pineapple-fried-rice',
    espresso: 'tiramisu',
    'cocoa powder': 'fudge-brownies tiramisu',
    pistachios: 'rice-kheer',
    cashews: 'butter-chicken malai-kofta pineapple-fried-rice',
    walnuts: 'fudge-brownies banana-bread',
    nori: 'salmon-maki tonkotsu-ramen',
    kimchi: 'bibimbap',
    'oyster sauce': `chicken-chow-mein char-siu beef-and-broccoli pad-krapow pad-see-ew thai-spring-rolls
      garlic-pepper-prawns`,
    'sichuan peppercorns': 'mapo-tofu kung-pao-chicken spring-onion-pancakes dan-dan-noodles',
    fenugreek: 'butter-chicken masala-dosa aloo-gobi tandoori-chicken paneer-tikka idli-sambar',
    'curry leaves': 'masala-dosa idli-sambar',
    galangal: 'green-curry tom-yum-goong tom-kha-gai red-curry-with-pumpkin',
    tahini: 'falafel',
    chipotle: 'tacos-al-pastor chicken-quesadillas bean-burrito baja-fish-tacos',
    tomatillos: 'chilaquiles-verdes',
    hominy: 'pozole-rojo',
    'masa harina': 'tamales',
    buttermilk: 'blueberry-pancakes skillet-cornbread fried-chicken',
    mascarpone: 'tiramisu',
    cheddar: 'mac-and-cheese chili-con-carne chicken-quesadillas bean-burrito',
    capers: 'greek-salad',
    olives: 'greek-salad chicken-tagine',
    'red wine': 'beef-lasagne',
    ghee: 'palak-paneer dal-tadka rogan-josh malai-kofta gulab-jamun rice-kheer',
    'pork mince': minced,
    'pak choi': 'wonton-soup dan-dan-noodles',
    'bean sprouts': 'chicken-chow-mein zhajiangmian bibimbap beef-pho pad-thai thai-spring-rolls',
    oregano: `chili-con-carne tacos-al-pastor chicken-enchiladas chiles-rellenos pozole-rojo carnitas tamales
      greek-salad`,
    thyme: 'clam-chowder fried-chicken meatloaf jambalaya ratatouille french-onion-soup',
    nutmeg: 'apple-pie beef-lasagne',
  }),
  ...of('American words', {
    'heavy cream': doubleCream,
    yoghurt: yogurt,
    'powdered sugar': 'egg-tarts tres-leches-cake',
    'ground pork': minced,
    'bok choy': 'wonton-soup dan-dan-noodles',
    beets: 'borscht',
    'graham crackers': 'new-york-cheesecake',
    'baking soda': `blueberry-pancakes skillet-cornbread chocolate-chip-cookies banana-bread beef-and-broccoli
      gulab-jamun`,
    'green bell pepper': 'jambalaya sweet-and-sour-pork pav-bhaji paneer-tikka greek-salad',
    'mung bean sprouts':
      'chicken-chow-mein zhajiangmian bibimbap beef-pho pad-thai thai-spring-rolls',
  }),
];
