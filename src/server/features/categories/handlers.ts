import { cuisines } from '#domain/categories/cuisines.ts';
import type { Handlers } from '#server/http/handler.ts';

/** The cuisines. */
export const categoryHandlers: Pick<Handlers, 'listCategories'> = {
  async listCategories() {
    return { category: cuisines.map(({ id, name }) => ({ _id: id, name })) };
  },
};
