/** What is behind these is to be left out. */
export const negations = new Set(
  'no without minus sans non not except excluding avoid avoiding'.split(' '),
);
/** What may stand between a negation and its food. */
export const between = new Set(
  `any the a an der die das den dem eine einen added fresh raw extra chopped ground dried kind kinds of other all
  roasted toasted smoked cooked tinned canned frozen red white blue hard soft oily whole sliced grated salted
  trace traces use using type types sort sorts form bits pieces adding eating products containing
  alle aller jegliche jeglichen irgendwelche rohes rotes gehackte gehackten geriebene geriebenen gerostete gerosteten
  gekochte gekochten geraucherte gerauchertem geraucherten gesalzene spuren von zusatz zugabe verwendung
  roh rohe rohen frisch frische frischen gemahlene gemahlenen`.split(/\s+/),
);
/** After `no` these name a way of cooking, or nothing at all; they are words like any other. */
export const notAvoidedAfter = new Set(
  `bake baking knead kneading cook cooking churn churning boil boiling fry frying roast roasting oven
  stick fuss mess waste time effort fail peek rise proof roll crust drain soak mixer machine frills hassle
  more less need problem matter stir too peel backen kneten kochen gehen gehzeit ofen backofen eismaschine
  pfanne form grill aufwand thermomix zeit viel idea only just but`.split(/\s+/),
);
/** These say `without` only before a food that the table knows: `skip the eggs`, not `skip the queue`. */
const negationsBeforeFood =
  `never skip skipping hold omit remove ditch zero hate hates dislike dislikes nie
  meide vermeide nix null hasse hasst replace replacing subtract`
    .split(/\s+/)
    .concat('less the', 'none of the', 'substitute for', 'replacement for', 'ersatz fur')
    .concat('instead of', 'in place of', 'no less', 'nicht mehr', 'nicht')
    .concat('anstelle von', 'an stelle von', 'anstelle')
    .concat('anstatt mit', 'anstatt', 'statt mit', 'statt')
    .map((words) => words.split(' '));

/** How many of the first words say `without` where a food stands behind them. */
export const negationLength = (words: readonly string[]): number =>
  negationsBeforeFood.find((saying) => saying.every((word, i) => words[i] === word))?.length ?? 0;

/** Before `free` these say nothing about food. */
export const notAvoidedBefore = new Set(
  'guilt cruelty stress fuss hassle worry mess hands food'.split(' '),
);
