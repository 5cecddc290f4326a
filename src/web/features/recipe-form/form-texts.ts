import { imports } from '#messages/en/imports.ts';
import { recipeForm } from '#messages/en/recipe-form.ts';
import { addTexts } from '#messages/format.ts';

// The pages that import this file are the only ones that say these.
addTexts(recipeForm);
addTexts(imports);
