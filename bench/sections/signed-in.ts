import { type Person, signUp } from '#test/support/people.ts';
import type { LoadRequest } from '../load.ts';
import { type Report, round } from '../report.ts';
import { type MeasuredServer, startBare } from '../servers.ts';
import { newestFoods, replyOf } from '../visits.ts';
import { compare, versus } from './visitors.ts';

type Target = { name: string; request: LoadRequest; isRead: boolean };

/** Calls of somebody who is signed in, against a bare server that sends the same bytes. */
export async function measureSignedIn(
  report: Report,
  site: MeasuredServer,
  seconds: number,
): Promise<void> {
  const person = await signUp(site.url);
  const rows: (string | number)[][] = [];
  for (const target of await targetsOf(site, person)) {
    for (const connections of [20, 200]) {
      const { path, headers = {} } = target.request;
      const known = target.isRead ? path : '/api/v1/auth/me';
      const reply = await replyOf(site.url + known, headers);
      await using bare = await startBare(reply);
      const turn = { connections, seconds };
      const { ours, bares, ratio } = await compare(site, bare, [target.request], turn);
      const what = `${target.name}, ${connections} connections: ratio to bare`;
      if (target.isRead) report.check(what, ratio, { atLeast: 0.15 });
      rows.push([
        target.name,
        round(reply.body.byteLength / 1000),
        String(connections),
        ours.perSecond,
        bares.perSecond,
        ratio,
        ours.p99,
        bares.p99,
        ours.cpu,
        bares.cpu,
      ]);
    }
  }
  report.table({
    title: 'Signed in: calls that are made for one person',
    note: 'A save waits until it is safe on the disk; it has no goal of its own and stands here for comparison.',
    head: versus,
    rows,
  });
}

async function targetsOf(site: MeasuredServer, person: Person): Promise<Target[]> {
  const headers = { authorization: person.token };
  const foods = await newestFoods(site.url);
  for (const { _id } of foods) await save(site, person, _id);
  return [
    { name: 'auth/me', isRead: true, request: { path: '/api/v1/auth/me', headers } },
    {
      name: `auth/single-user, ${foods.length} saved`,
      isRead: true,
      request: { path: `/api/v1/auth/single-user/${person.user._id}`, headers },
    },
    { name: 'save-recipe', isRead: false, request: saveRequest(person, foods[0]?._id ?? '') },
  ];
}

async function save(site: MeasuredServer, person: Person, id: string): Promise<void> {
  const { path, method, headers } = saveRequest(person, id);
  const body = JSON.stringify({ _id: id, saved: true });
  const reply = await fetch(site.url + path, {
    method: method ?? 'POST',
    headers: headers ?? {},
    body,
  });
  if (!reply.ok) throw new Error(`A save answered ${reply.status}`);
}

/** A save toggled by its owner. */
export function saveRequest(person: Person, id: string): LoadRequest {
  return {
    path: '/api/v1/food/save-recipe',
    method: 'POST',
    headers: { authorization: person.token, 'content-type': 'application/json' },
    body: Buffer.from(JSON.stringify({ _id: id })).toString('base64'),
  };
}
