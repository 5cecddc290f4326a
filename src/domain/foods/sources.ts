/** What the weight of a food rests on, by the letters that its line names. */
export const foodSources = {
  KA: {
    title: 'King Arthur Baking Company, Ingredient Weight Chart',
    url: 'https://www.kingarthurbaking.com/learn/ingredient-weight-chart',
  },
  SR: {
    title: 'USDA FoodData Central, SR Legacy, household weights, by NDB number',
    url: 'https://fdc.nal.usda.gov',
  },
} as const;

export type FoodSource = keyof typeof foodSources;

/** Who lists which foods hold one of the fourteen allergens, by the letters that `allergens.ts` names. */
export const allergenSources = {
  EU: {
    title: 'Regulation (EU) No 1169/2011, Annex II',
    url: 'https://eur-lex.europa.eu/eli/reg/2011/1169/oj',
  },
  FSA: {
    title: 'Food Standards Agency, the 14 allergens and where they are often found',
    url: 'https://www.food.gov.uk/safety-hygiene/food-allergy-and-intolerance',
  },
  FARE: {
    title: 'Food Allergy Research & Education, Tips for Avoiding Your Allergen',
    url: 'https://www.foodallergy.org',
  },
  FAC: {
    title: 'Food Allergy Canada after Health Canada, other names and possible sources',
    url: 'https://foodallergycanada.ca/about-allergies/food-allergens/',
  },
  AT: {
    title: 'Codex-Empfehlung of Austria on the information on allergens, letters A to R',
    url: 'https://oesterreich-isst-informiert.at/tipps-service/allergene-in-lebensmitteln-und-ihre-kennzeichnung',
  },
} as const;

export type AllergenSource = keyof typeof allergenSources;
