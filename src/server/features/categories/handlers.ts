import type { Deps } from '#server/deps.ts';
import type { Handlers } from '#server/http/handler.ts';

/** The cuisines. */
export function categoryHandlers({ reader }: Deps): Pick<Handlers, 'listCategories'> {
  return {
    async listCategories() {
      const rows = await reader.listCategories();
      return { category: rows.map(({ id, name }) => ({ _id: id, name })) };
    },
  };
}
