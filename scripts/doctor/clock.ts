import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { type Finding, good, look, mend } from './finding.ts';

const run = promisify(execFile);

/** Whether a time server keeps this machine's clock, as systemd tells; containers and other systems cannot tell. */
export async function checkClock(): Promise<Finding[]> {
  const asked = ['show', '--property=NTPSynchronized', '--value'];
  const said = await run('timedatectl', asked, { timeout: 5_000 }).catch(() => null);
  const answer = said?.stdout.trim();
  if (answer === 'yes') return [good('doctor.clock.good')];
  return [answer === 'no' ? mend('doctor.clock.alone') : look('doctor.clock.untold')];
}
