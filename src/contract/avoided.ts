import { Type } from 'typebox';

/** What a list tells of what it was asked to do without. */
export const avoidedParts = {
  leftOut: Type.Array(Type.String(), { description: 'What was avoided' }),
  notLeftOut: Type.Array(Type.String(), {
    description: 'What was to be avoided and is no food here',
  }),
  unknown: Type.Array(Type.Object({ typed: Type.String(), near: Type.Array(Type.String()) }), {
    description:
      'Of what was to be avoided that which is known as no food, with what may have been meant',
  }),
};
