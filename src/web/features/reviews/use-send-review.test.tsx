import { renderToStaticMarkup } from 'react-dom/server';
import { toast } from 'react-hot-toast/headless';
import { afterEach, expect, test } from 'vitest';
import type { Client } from '#contract/client.ts';
import type { PageSite } from '#contract/page.ts';
import { ApiContext } from '#web/data/api.ts';
import { SiteContext } from '#web/page/text.ts';
import { type Auth, authStore } from '#web/session/auth.ts';
import { type Draft, newDraft } from './draft.ts';
import type { Reviews } from './use-reviews.ts';
import { useSend } from './use-send-review.ts';

const site = { language: 'en', publicUrl: 'https://potluck.example' } as PageSite;
const logIn = (_id: string) =>
  authStore.set({ user: { _id } as Auth['user'], token: `token of ${_id}` });

afterEach(() => {
  authStore.set(authStore.initial);
  toast.remove();
});

type Reply = { ok: true } | { ok: false; status: number; code: string; message: string };

/** The review of Asha as it is sent; what it calls and shows is noted, and `before` happens before each reply. */
function setUp(reply: Reply, before: { settle?: () => void; reply?: () => void } = {}) {
  logIn('asha');
  const calls: string[] = [];
  let draft: Draft | null = { ...newDraft(4), text: 'Good' };
  const api = {
    writeReview: async () => {
      calls.push('write');
      before.reply?.();
      return reply;
    },
  };
  const reviews = {
    load: async () => void calls.push('load'),
    loadOwn: async () => {
      calls.push('own');
      return { reviews: [{ _id: 'own one', updatedAt: 'now', photos: [] }], helpful: [] };
    },
  };
  const form = {
    writer: 'asha',
    latest: () => draft,
    change: () => undefined,
    begin: () => undefined,
    renewRecipe: async () => void calls.push('renew'),
    show: (typed: Draft | null, fault = '') => {
      draft = typed;
      calls.push(`show ${typed?.text ?? 'nothing'} ${fault}`.trim());
    },
    photos: {
      settle: async () => {
        before.settle?.();
        return true;
      },
      renew: async () => true,
      forget: () => void calls.push('forget'),
    },
  };
  let send: () => Promise<void> = async () => {};
  function Sender() {
    send = useSend('dal', reviews as unknown as Reviews, form);
    return null;
  }
  renderToStaticMarkup(
    <SiteContext value={site}>
      <ApiContext value={api as unknown as Client}>
        <Sender />
      </ApiContext>
    </SiteContext>,
  );
  return { calls, send, draft: () => draft };
}

const today = { ok: false, status: 409, code: 'reviewed_today', message: 'Today' } as const;

test('a review is sent and let go of', async () => {
  const { calls, send, draft } = setUp({ ok: true });
  await send();
  expect(calls).toEqual(['write', 'forget', 'show nothing', 'load', 'own']);
  expect(draft()).toBeNull();
});

test('nothing is sent in the name of somebody else who has logged in while photos were on their way', async () => {
  const { calls, send } = setUp({ ok: true }, { settle: () => logIn('ben') });
  await send();
  expect(calls).toEqual(['show Good']);
});

test('a review that was refused becomes no change of what somebody else wrote who has logged in since', async () => {
  const { calls, send, draft } = setUp(today, { reply: () => logIn('ben') });
  await send();
  expect(calls).toEqual(['write', 'show Good']);
  expect(draft()?.id).toBe('');
});

test('a review that its writer has written today already becomes a change of that', async () => {
  const { calls, send, draft } = setUp(today);
  await send();
  expect(calls.slice(0, 2)).toEqual(['write', 'own']);
  expect(draft()).toMatchObject({ id: 'own one', text: 'Good' });
});

test('where a line went that was picked, the page has the recipe as it is before that is said', async () => {
  const gone = { ok: false, status: 409, code: 'line_gone', message: 'Gone' } as const;
  const { calls, send } = setUp(gone);
  await send();
  expect(calls).toEqual(['write', 'renew', 'show Good Gone']);
});
