import { expect, test } from 'vitest';
import { Drawer, failed, stage } from './stage.ts';

function listen() {
  const lines: string[] = [];
  const write = (text: string | Uint8Array) => void lines.push(String(text));
  return { write, text: () => lines.join('') };
}

test('a drawer keeps what is written, and once opened tells it in order and the rest as it comes', () => {
  const out = listen();
  const drawer = new Drawer(out);
  drawer.write('one ');
  drawer.write(Buffer.from('two '));
  expect(out.text()).toBe('');
  drawer.open();
  drawer.write('three');
  expect(out.text()).toBe('one two three');
});

test('a stage that throws has failed, and says why under its heading', async () => {
  const out = listen();
  const broken = () => Promise.reject(new Error('No browser was found'));
  expect(await stage('browser tests', broken, out)).toEqual(failed);
  expect(out.text()).toMatch(
    /^\n== browser tests\nNo browser was found\n-- browser tests: 0 passed, 1 failed \(\d+\.\d s\)\n$/,
  );
});
