// @ts-check
/**
 * Loaded before a measured server (`--import`), which knows nothing of it. Plain JavaScript: what
 * strips types would weigh more than the rest of a small server.
 * @typedef {{ cpu: number, rss: number, loopP99: number, loopMax: number }} Vitals milliseconds and megabytes
 * @typedef {'probe:reset' | 'probe:read'} ProbeQuestion
 */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { isMainThread } from 'node:worker_threads';

/** How often the loop is looked at; a delay is what comes on top. */
const resolution = 5;

if (isMainThread && process.send) {
  const delay = monitorEventLoopDelay({ resolution });
  delay.enable();
  /** @param {number} nanoseconds */
  const milliseconds = (nanoseconds) => Math.max(0, nanoseconds / 1e6 - resolution);
  process.on('message', (question) => {
    if (question === 'probe:reset') delay.reset();
    if (question !== 'probe:read') return;
    const { user, system } = process.cpuUsage();
    /** @type {Vitals} */
    const vitals = {
      cpu: (user + system) / 1000,
      rss: process.memoryUsage.rss() / 1e6,
      loopP99: milliseconds(delay.percentile(99)),
      loopMax: milliseconds(delay.max),
    };
    process.send?.(vitals);
  });
  process.channel?.unref();
}
