import cluster, { type Worker } from 'node:cluster';
import { answer, Calls } from '#remote/calls.ts';
import { AddedFigures, type Figures } from './figures.ts';

/** What a process that serves answers to the first one, and the first one to it. */
type Served = { figures(): Promise<Figures> };
type First = { metrics(): Promise<string> };

/** A process that is starting, or busy beyond reason, is not waited for. */
const patience = 1_000;

/** In the first process: answers any other one that asks for the metrics of all. */
export function answerMetricsQuestions(): void {
  const known = new Map<Worker, Calls<Served>>();
  const send = (worker: Worker) => (message: unknown) => {
    if (worker.isConnected()) worker.send(message as object);
  };
  const callsTo = (worker: Worker) =>
    known.getOrInsertComputed(worker, () => new Calls(send(worker)));
  const added = new AddedFigures<Worker>();
  const ask = async (worker: Worker) => {
    const figures = await callsTo(worker).call('figures', [], patience);
    // It may have ended since.
    if (known.has(worker)) added.note(worker, figures);
  };
  const metrics = async () => {
    const all = Object.values(cluster.workers ?? {}).filter((worker) => worker?.isConnected());
    await Promise.allSettled(all.map((worker) => ask(worker as Worker)));
    return added.read();
  };
  cluster.on('message', (worker, message) => {
    callsTo(worker).settle(message);
    void answer<First>({ metrics }, message, send(worker));
  });
  cluster.on('disconnect', (worker) => {
    callsTo(worker).end(new Error('The process has ended'));
    known.delete(worker);
    added.end(worker);
  });
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
