import { beforeEach, expect, test, vi } from 'vitest';
import { SmallStorage } from '#test/support/small-browser.ts';
import { keepDraft, readDraft, replaceDraft } from './kept-draft.ts';

let tab: SmallStorage;
let browser: SmallStorage;
beforeEach(() => {
  tab = new SmallStorage();
  browser = new SmallStorage();
  vi.stubGlobal('window', { sessionStorage: tab, localStorage: browser });
});

const kept = () => readDraft<{ text: string }>('a', () => true)?.text ?? null;

test('a draft is kept with its tab and in the browser, until it is forgotten', () => {
  expect(keepDraft('a', { text: 'Dal' })).toBe(true);
  expect([tab.items.size, browser.items.size, kept()]).toEqual([1, 1, 'Dal']);
  expect(keepDraft('a', null)).toBe(true);
  expect([tab.items.size, browser.items.size, kept()]).toEqual([0, 0, null]);
});

test('whoever keeps a draft learns that the browser refused it, and that it takes the next', () => {
  tab.isFull = true;
  browser.isFull = true;
  expect(keepDraft('a', { text: 'Dal' })).toBe(false);
  expect(kept()).toBeNull();
  browser.isFull = false;
  expect(keepDraft('a', { text: 'Dal, twice' })).toBe(true);
  expect(kept()).toBe('Dal, twice');
});

test('a browser whose storage is switched off keeps nothing, and nothing is thrown', () => {
  const forbidden = () => {
    throw new DOMException('Access is denied', 'SecurityError');
  };
  const storage = { get: forbidden };
  vi.stubGlobal(
    'window',
    Object.defineProperties({}, { sessionStorage: storage, localStorage: storage }),
  );
  expect(keepDraft('a', { text: 'Dal' })).toBe(false);
  expect(keepDraft('a', null)).toBe(false);
});

test('older words of a tab that takes no more do not hide those that the browser has', () => {
  keepDraft('a', { text: 'Dal' });
  tab.isFull = true;
  expect(keepDraft('a', { text: 'Dal, twice' })).toBe(true);
  expect(kept()).toBe('Dal, twice');
});

test('what a form left behind is replaced and forgotten as long as it lies there untouched', () => {
  keepDraft('a', { text: 'Dal' });
  replaceDraft('a', { text: 'Dal' }, { text: 'Dal', id: 'there' });
  expect(tab.items.get('a')).toBe('{"text":"Dal","id":"there"}');
  replaceDraft('a', { text: 'Dal', id: 'there' }, null);
  expect([tab.items.size, browser.items.size]).toEqual([0, 0]);
});

test('what was typed or let go since a form has gone stays as it is', () => {
  const sent = { text: 'Dal' };
  keepDraft('a', { text: 'Dal, and more' });
  replaceDraft('a', sent, sent);
  replaceDraft('a', sent, null);
  expect(kept()).toBe('Dal, and more');
  keepDraft('a', null);
  replaceDraft('a', sent, sent);
  expect(kept()).toBeNull();
});

test('a draft that another tab has let go stays gone there, and with its own tab it is replaced', () => {
  keepDraft('a', { text: 'Dal' });
  browser.removeItem('a');
  replaceDraft('a', { text: 'Dal' }, { text: 'Dal', id: 'there' });
  expect([tab.items.size, browser.items.size]).toEqual([1, 0]);
});
