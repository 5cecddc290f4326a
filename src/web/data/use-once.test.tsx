import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { useOnce } from './use-once.ts';

function setUp() {
  let once: ReturnType<typeof useOnce> | undefined;
  function Pressed() {
    once = useOnce();
    return null;
  }
  renderToStaticMarkup(<Pressed />);
  if (!once) throw new Error('Nothing was rendered');
  return once;
}

test('what is pressed while work is under way begins nothing, and once it has ended the next begins', async () => {
  const once = setUp();
  const begun: string[] = [];
  const { promise, resolve } = Promise.withResolvers<void>();
  const press = (name: string, reply?: Promise<void>) =>
    once(async () => {
      begun.push(name);
      await reply;
      return name;
    });
  const first = press('first', promise);
  expect(await press('second')).toBeUndefined();
  resolve();
  expect(await first).toBe('first');
  expect(await press('third')).toBe('third');
  expect(begun).toEqual(['first', 'third']);
});

test('work that fails holds back nothing that comes after it', async () => {
  const once = setUp();
  const failing = once(() => Promise.reject(new Error('No')));
  await expect(failing).rejects.toThrow('No');
  expect(await once(async () => 'next')).toBe('next');
});
