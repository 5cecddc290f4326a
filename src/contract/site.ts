import { defineCall, Success } from './define.ts';

export const checkReady = defineCall({
  method: 'GET',
  path: '/readyz',
  feature: 'site',
  summary:
    'Answers when requests may be sent here: database and photos answer, and it is not stopping',
  who: 'anyone',
  isMomentary: true,
  status: 200,
  reply: Success({}),
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
