import { useEffect } from 'react';
import { useLocation } from 'react-router';
import type { Client } from '#contract/client.ts';
import { useApi } from '../data/api.ts';
import { createResource } from '../data/resource.ts';
import { useStore } from '../data/store.ts';
import { useAuth } from './auth.ts';

/** The bell says '99+' beyond this. */
export const mostShown = 99;
/** What is known is not asked for again before this. */
const freshFor = 60_000;

/** What one tab tells the others: whose count it is. */
type Told = { of: string; n: number };

const unread = createResource<number>();
let knownAt = 0;
let knownOf = '';
let tabs: BroadcastChannel | undefined;

/** Takes over what another tab has learned of the same person. */
function openTabs(): BroadcastChannel {
  if (tabs) return tabs;
  tabs = new BroadcastChannel('unread');
  tabs.onmessage = ({ data }: MessageEvent<Told>) => {
    if (data.of === knownOf) keep(data.n);
  };
  return tabs;
}

function keep(n: number): void {
  knownAt = Date.now();
  unread.change(() => n);
}

/** Notes how much is left unread, here and in the other tabs of this browser. */
export function noteUnread(told: Told): void {
  if (told.of === knownOf) keep(told.n);
  openTabs().postMessage(told);
}

/** Asks how much is unread, unless that was learned a moment ago. */
async function ask(api: Client, of: string): Promise<void> {
  if (Date.now() - knownAt < freshFor) return;
  knownAt = Date.now();
  await unread.load(of, async () => {
    const result = await api.countNotifications();
    if (!result.ok) {
      // Nothing was learned: who logs in next asks at once.
      knownAt = 0;
      return null;
    }
    openTabs().postMessage({ of, n: result.data.unread } satisfies Told);
    return result.data.unread;
  });
}

/** Calls this once the page has nothing better to do. */
function whenIdle(call: () => void): () => void {
  // Safari has no requestIdleCallback.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(call, 1000);
    return () => clearTimeout(timer);
  }
  const id = requestIdleCallback(call, { timeout: 3000 });
  return () => cancelIdleCallback(id);
}

/**
 * How much of what the logged-in person is told is unread: asked for once the page rests, on the way to another
 * page and when this one shows again.
 */
export function useUnread(): number {
  const api = useApi();
  const of = useAuth().user?._id ?? '';
  const { pathname } = useLocation();
  useEffect(() => {
    if (of === knownOf) return;
    // Nobody sees the count of who was here before.
    unread.forget();
    [knownOf, knownAt] = [of, 0];
    openTabs();
  }, [of]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page asks again
  useEffect(() => whenIdle(() => void ask(api, of)), [api, of, pathname]);
  useEffect(() => {
    const onShown = () => {
      if (document.visibilityState === 'visible') void ask(api, of);
    };
    document.addEventListener('visibilitychange', onShown);
    return () => document.removeEventListener('visibilitychange', onShown);
  }, [api, of]);
  return useStore(unread.store).value ?? 0;
}
