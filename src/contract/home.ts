import { Type } from 'typebox';
import { defineCall, Success } from './define.ts';
import { RecipeCard } from './recipe-card.ts';

export const tonightRecipes = defineCall({
  method: 'GET',
  path: '/api/v1/home/tonight',
  feature: 'home',
  summary: 'Five recipes of at most 30 minutes, the same for everybody on a UTC day',
  who: 'anyone',
  status: 200,
  reply: Success({ foods: Type.Array(RecipeCard) }),
  errors: [],
});

export const lovedRecipes = defineCall({
  method: 'GET',
  path: '/api/v1/home/loved',
  feature: 'home',
  summary: 'Recipes that several people made of late and liked; none where there are few',
  who: 'anyone',
  status: 200,
  reply: Success({ foods: Type.Array(RecipeCard) }),
  errors: [],
});
