import { Type } from 'typebox';
import { defineCall, Success } from './define.ts';

/** What everybody may know of somebody who shares recipes; an e-mail address never belongs here. */
export const Cook = Type.Object({
  _id: Type.String(),
  name: Type.String(),
  recipes: Type.Integer({ description: 'How many recipes they share' }),
  followers: Type.Integer({ description: 'How many follow them' }),
});

export const getCook = defineCall({
  method: 'GET',
  path: '/api/v1/cook/get-cook/:id',
  feature: 'cooks',
  summary: 'A cook with the number of their recipes; get-food?userId= lists them',
  who: 'anyone',
  params: Type.Object({ id: Type.String() }),
  status: 200,
  reply: Success({ cook: Cook }),
  errors: ['user_not_found'],
});
