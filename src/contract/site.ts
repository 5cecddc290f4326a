import { Type } from 'typebox';
import { defineCall, Success } from './define.ts';

/** What the site says of a database replica, in the order of its settings. */
const Replica = Type.Object({
  state: Type.Enum(['in-use', 'late', 'away', 'primary']),
  latenessMs: Type.Integer(),
});

export const checkReady = defineCall({
  method: 'GET',
  path: '/readyz',
  feature: 'site',
  summary:
    'Answers when requests may be sent here: database and photos answer, and it is not stopping',
  who: 'anyone',
  isMomentary: true,
  status: 200,
  reply: Success({ replicas: Type.Optional(Type.Array(Replica)) }),
  errors: ['unavailable'],
});

export const checkHealth = defineCall({
  method: 'GET',
  path: '/healthz',
  feature: 'site',
  summary: 'Answers when the process serves and its database reads',
  who: 'anyone',
  isMomentary: true,
  status: 200,
  reply: Success({}),
  errors: ['unavailable'],
});
