import { type Static, Type } from 'typebox';
import { defineCall, Success } from './define.ts';

export const Category = Type.Object({ _id: Type.String(), name: Type.String() });
export type CategoryReply = Static<typeof Category>;

export const listCategories = defineCall({
  method: 'GET',
  path: '/api/v1/category/get-category',
  feature: 'categories',
  summary: 'The cuisines, in their fixed order',
  who: 'anyone',
  status: 200,
  reply: Success({ category: Type.Array(Category) }),
  errors: [],
});
