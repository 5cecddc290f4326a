import { dayMs } from '../spans.ts';

/** For so many days an account is new where people come by themselves and the operator says nothing else. */
export const usualTrustDays = 3;

/** So many things that stood make an account trusted, once it is old enough. */
export const thingsThatStand = 3;
/** What is posted has stood when it is still shown so much later. */
export const standsAfter = dayMs;

type Account = { readonly role: number; readonly createdAt: number };

/** Whether an account is too young to be trusted; 0 days take everybody for trusted, and one with a role always is. */
export const isYoung = ({ role, createdAt }: Account, trustDays: number, now: number): boolean =>
  role === 0 && now - createdAt < trustDays * dayMs;

/** Whether what an account has posted does not matter: nobody is new here, or they have a role. */
export const isTrustedAnyway = ({ role }: Pick<Account, 'role'>, trustDays: number): boolean =>
  role > 0 || trustDays === 0;

/** When an account is young no longer. */
export const youngUntil = ({ createdAt }: Pick<Account, 'createdAt'>, trustDays: number): number =>
  createdAt + trustDays * dayMs;
