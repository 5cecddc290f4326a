import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sweepLeft } from './scratch.ts';

test('what a killed run left in memory is removed, and nothing of one that runs, or of others', () => {
  const place = mkdtempSync(join(tmpdir(), 'potluck-scratch-'));
  // No process has a number above the kernel's most (`pid_max`).
  const names = ['potluck-tests-4194305-aa', `potluck-tests-${process.pid}-bb`, 'others'];
  for (const name of names) {
    mkdirSync(join(place, name));
    writeFileSync(join(place, name, 'database'), '');
  }
  sweepLeft(place);
  expect(readdirSync(place)).toEqual(['others', names[1]]);
  rmSync(place, { recursive: true });
});
