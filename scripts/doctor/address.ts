import { once } from 'node:events';
import { isIP } from 'node:net';
import { connect } from 'node:tls';
import { dayMs } from '#domain/spans.ts';
import { type Finding, good, look, mend } from './finding.ts';

/** What a set-up says of where visitors reach it. */
type Address = { publicUrl: string; isBehindProxy: boolean };

const patienceMs = 5_000;
/** Certificates that renew themselves are renewed a month before their end. */
const leastDaysOfCertificate = 14;
const mostSecondsApart = 30;
/** Where nothing took the connection there is no certificate to judge: that the address does not answer says all. */
const unreached =
  /^(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|EHOSTUNREACH|ENETUNREACH|ETIMEDOUT|ABORT_ERR)$/;

/** Whether visitors reach the site at its public address, over TLS that lasts, through a proxy that the site knows of. */
export async function checkAddress({ publicUrl, isBehindProxy }: Address): Promise<Finding[]> {
  if (!publicUrl) return [mend('doctor.address.unset')];
  const url = new URL(publicUrl);
  if (url.protocol !== 'https:') return [mend('doctor.address.plain', { publicUrl })];
  const proxy = isBehindProxy ? good('doctor.proxy.good') : mend('doctor.proxy.unset');
  return [proxy, ...(await checkReach(publicUrl)), ...(await checkCertificate(url))];
}

async function checkReach(publicUrl: string): Promise<Finding[]> {
  try {
    const reply = await fetch(`${publicUrl}/healthz`, {
      redirect: 'manual',
      signal: AbortSignal.timeout(patienceMs),
    });
    await reply.body?.cancel();
    if (reply.status !== 200) {
      return [mend('doctor.address.answers', { publicUrl, status: String(reply.status) })];
    }
    return [good('doctor.address.good', { publicUrl }), checkClockBeside(reply.headers)];
  } catch (error) {
    return [mend('doctor.address.away', { publicUrl, reason: reasonOf(error) })];
  }
}

/** What answers may be another machine, whose clock may be another. */
function checkClockBeside(headers: Headers): Finding {
  const said = Date.parse(headers.get('date') ?? '');
  if (Number.isNaN(said)) return look('doctor.clock.untold');
  const seconds = Math.round(Math.abs(Date.now() - said) / 1000);
  return seconds > mostSecondsApart
    ? mend('doctor.clock.apart', { seconds })
    : good('doctor.clock.beside');
}

async function checkCertificate({ hostname, port }: URL): Promise<Finding[]> {
  const host = hostname.replace(/^\[|\]$/g, '');
  // A certificate is asked for by name; an address is none.
  const name = isIP(host) ? {} : { servername: host };
  const socket = connect({ host, port: Number(port || 443), ...name });
  try {
    await once(socket, 'secureConnect', { signal: AbortSignal.timeout(patienceMs) });
    const end = Date.parse(socket.getPeerCertificate().valid_to);
    const days = Math.floor((end - Date.now()) / dayMs);
    const endsSoon = days < leastDaysOfCertificate;
    return [
      endsSoon
        ? mend('doctor.certificate.ends', { days })
        : good('doctor.certificate.good', { days }),
    ];
  } catch (error) {
    const reason = reasonOf(error);
    return unreached.test(reason) ? [] : [mend('doctor.certificate.bad', { reason })];
  } finally {
    socket.destroy();
  }
}

/** A failed fetch keeps why in its cause. */
function reasonOf(error: unknown): string {
  const { cause, code, message } = error as { cause?: unknown; code?: string; message: string };
  return cause ? reasonOf(cause) : (code ?? message);
}
