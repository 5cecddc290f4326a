import { type Static, Type } from 'typebox';
import { defineCall, Success } from './define.ts';

export const legalPages = ['privacy', 'terms'] as const;
export type LegalPage = (typeof legalPages)[number];

const blockKinds = ['title', 'heading', 'paragraph', 'item', 'numbered'] as const;

/** A run of text in one look; `href` leads to a page of this site or of the web, or to an address for mail. */
const Run = Type.Object({
  text: Type.String(),
  look: Type.Optional(Type.Enum(['strong', 'em', 'code'])),
  href: Type.Optional(Type.String()),
});
export type TextRun = Static<typeof Run>;

const Block = Type.Object({ kind: Type.Enum([...blockKinds]), runs: Type.Array(Run) });
export type TextBlock = Static<typeof Block>;

export const getLegalPage = defineCall({
  method: 'GET',
  path: '/api/v1/legal/:page',
  feature: 'legal',
  summary:
    'What this site keeps of people, or under which terms it is used: the operator’s own text, or what holds of the software',
  who: 'anyone',
  params: Type.Object({ page: Type.Enum([...legalPages]) }),
  status: 200,
  reply: Success({ blocks: Type.Array(Block) }),
  errors: ['bad_request'],
});
