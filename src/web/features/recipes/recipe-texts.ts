import { recipePage } from '#messages/en/recipe-page.ts';
import { addTexts } from '#messages/format.ts';

// The pages that import this file are the only ones that say these.
addTexts(recipePage);
