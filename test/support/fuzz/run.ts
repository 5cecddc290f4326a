import fc from 'fast-check';
import { type FuzzRequest, fuzzRequest, type Known } from './requests.ts';
import type { FuzzScene } from './scene.ts';
import { Sender } from './send.ts';
import { describeRequest, faultIn } from './verdict.ts';

type FuzzOptions = {
  origin: string;
  scene: FuzzScene;
  /** What is known, where it is more than strangers know. */
  known?: Known;
  /** Whose calls alone are made. */
  features?: readonly string[] | undefined;
  count: number;
  seed: number;
  /** Requests under way at once. */
  atOnce: number;
  onBatch?: (sent: number) => void | Promise<void>;
};
export type FuzzOutcome = { sent: number; statuses: Record<number, number>; faults: string[] };

const batchSize = 1_000;
const mostFaults = 20;

/** Sends so many requests and answers with what came back and everything that should not have. */
export async function fuzz(options: FuzzOptions): Promise<FuzzOutcome> {
  const { scene, count, seed, atOnce, onBatch } = options;
  using sender = new Sender(options.origin);
  const outcome: FuzzOutcome = { sent: 0, statuses: {}, faults: [] };
  const requests = fuzzRequest(options.known ?? scene.known, options.features);
  for (let batch = 0; outcome.sent < count; batch += 1) {
    const numRuns = Math.min(batchSize, count - outcome.sent);
    const queue = fc.sample(requests, { seed: seed + batch, numRuns });
    const worker = async () => {
      for (let next = queue.pop(); next; next = queue.pop())
        await tryOne(sender, next, scene, outcome);
    };
    await Promise.all(Array.from({ length: atOnce }, worker));
    await onBatch?.(outcome.sent);
    if (outcome.faults.length >= mostFaults) break;
  }
  return outcome;
}

async function tryOne(
  sender: Sender,
  request: FuzzRequest,
  scene: FuzzScene,
  outcome: FuzzOutcome,
) {
  outcome.sent += 1;
  try {
    const reply = await sender.send(request);
    outcome.statuses[reply.status] = (outcome.statuses[reply.status] ?? 0) + 1;
    const fault = faultIn(request, reply, scene.secrets);
    if (fault) outcome.faults.push(`${fault}: ${describeRequest(request)}`);
  } catch (error) {
    outcome.faults.push(`${error}: ${describeRequest(request)}`);
  }
}
