import cluster, { type Worker } from 'node:cluster';
import { AggregatorRegistry } from 'prom-client';
import { answer, Calls } from '#remote/calls.ts';

/** One process' figures, as prom-client hands them over. */
type Figures = object[];

/** What a process that serves answers to the first one, and the first one to it. */
type Served = { figures(): Promise<Figures> };
type First = { metrics(): Promise<string> };

/** A process that is starting, or busy beyond reason, is left out rather than waited for. */
const patience = 1_000;

/** In the first process: answers any other one that asks for the metrics of all. */
export function answerMetricsQuestions(): void {
  const known = new Map<Worker, Calls<Served>>();
  const send = (worker: Worker) => (message: unknown) => {
    if (worker.isConnected()) worker.send(message as object);
  };
  const callsTo = (worker: Worker) =>
    known.getOrInsertComputed(worker, () => new Calls(send(worker)));
  const metrics = async () => {
    const all = Object.values(cluster.workers ?? {}).filter((worker) => worker?.isConnected());
    return addUp(all.map((worker) => callsTo(worker as Worker)));
  };
  cluster.on('message', (worker, message) => {
    callsTo(worker).settle(message);
    void answer<First>({ metrics }, message, send(worker));
  });
  cluster.on('disconnect', (worker) => {
    callsTo(worker).end(new Error('The process has ended'));
    known.delete(worker);
  });
}

async function addUp(processes: Calls<Served>[]): Promise<string> {
  const asked = processes.map((one) => one.call('figures', [], patience));
  const answered = await Promise.allSettled(asked);
  const figures = answered.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  return AggregatorRegistry.aggregate(figures as object[][]).metrics();
}

const toFirst = (message: unknown) => {
  if (process.connected) process.send?.(message);
};

/** In a process that serves: hands its figures over whenever the first process asks. */
export function answerFigureQuestions(figures: () => Promise<Figures>): void {
  process.on('message', (message) => answer<Served>({ figures }, message, toFirst));
}

/** In a process that serves: asks for the metrics of all of them; rejects when the first does not answer. */
export function createMetricsQuestion(): () => Promise<string> {
  const first = new Calls<First>(toFirst);
  process.on('message', (message) => first.settle(message));
  process.once('disconnect', () => first.end(new Error('The first process has ended')));
  return () => first.call('metrics', [], patience * 3);
}
