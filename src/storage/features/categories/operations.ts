import { read } from '../../define.ts';
import { listCategories } from './categories.ts';

export const categoryOperations = {
  /** In display order. No operation changes them. */
  listCategories: read(listCategories, { madeFrom: [] }),
};
