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
