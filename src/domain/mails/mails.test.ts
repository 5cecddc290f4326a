import { expect, test } from 'vitest';
import { toHtmlMail, toPlainMail, toSubject, unlinked } from './compose.ts';
import { mailboxOf } from './mailbox.ts';
import { nextTry } from './next-try.ts';

test('a subject is one line, and not without end', () => {
  expect(toSubject(' Hello\r\nBcc: all@example.org\u2028 you ')).toBe(
    'Hello Bcc: all@example.org you',
  );
  expect([...toSubject('🍲'.repeat(500))]).toHaveLength(150);
});

test('nothing that was typed is markup, and no program makes a link of it', () => {
  const typed = '<b onclick=x>"Tom & Jo"</b>';
  const letter = {
    subject: typed,
    language: 'en',
    parts: [
      { kind: 'title' as const, text: typed },
      {
        kind: 'list' as const,
        items: [{ text: typed, link: { label: typed, url: 'https://x/?a="b' } }],
      },
    ],
  };
  expect(toHtmlMail(letter)).not.toContain('<b ');
  expect(toHtmlMail(letter)).toContain('href="https://x/?a=&quot;b"');
  expect(toPlainMail(letter)).toContain(typed);
  for (const address of ['evil.example', 'https://evil.example/x', 'me@evil.example']) {
    expect(unlinked(address)).not.toMatch(/\w[.@:/]\w|:\/\//);
  }
  expect(unlinked('Mix. Then bake')).toBe('Mix. Then bake');
});

test('what was typed from right to left, or turns what follows it, leaves our words in their order', () => {
  expect(unlinked('\u202eesrever\u2066')).toBe('esrever');
  expect(unlinked('מרק עדשים')).toBe('\u2068מרק עדשים\u2069');
  expect(unlinked('שלום\u2069 x')).toBe('\u2068שלום x\u2069');
  expect(unlinked('Töpfe 🍲')).toBe('Töpfe 🍲');
});

test('waits grow, and a mail is given up when it comes too late', () => {
  const waits = [1, 2, 3, 4, 5, 6, 7, 100].map((tries) => nextTry(tries, 0, Number.MAX_VALUE) ?? 0);
  expect(waits).toEqual(waits.toSorted((a, b) => a - b));
  expect(waits[0]).toBe(60_000);
  expect(nextTry(1, 0, 60_000)).toBeNull();
});

test('names behind a plus are one mailbox', () => {
  expect(mailboxOf('me+a+b@example.org')).toBe('me@example.org');
  expect(mailboxOf('me@example.org')).toBe('me@example.org');
  expect(mailboxOf('m.e@example.org')).toBe('m.e@example.org');
});

test('names at Google with dots, and at either of its domains, are one mailbox', () => {
  for (const email of ['y.o.u@gmail.com', 'yo.u+a.b@googlemail.com', 'you@googlemail.com']) {
    expect(mailboxOf(email)).toBe('you@gmail.com');
  }
});
