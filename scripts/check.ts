import { checks, slowChecks } from './checks.ts';

const isSlow = process.argv.includes('--slow');

for (const { name, holds } of isSlow ? [...checks, ...slowChecks] : checks) {
  const started = performance.now();
  const held = await holds();
  if (!held) process.exitCode = 1;
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${held ? 'ok    ' : 'FAILED'} ${name} (${seconds} s)`);
}
