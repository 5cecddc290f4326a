import cluster, { type Worker } from 'node:cluster';
import { AggregatorRegistry } from 'prom-client';

/** One process' figures, as prom-client hands them over. */
type Figures = object[];

type Message =
  | { kind: 'metrics?'; id: number }
  | { kind: 'metrics'; id: number; text: string }
  | { kind: 'figures?'; id: number }
  | { kind: 'figures'; id: number; figures: Figures };

/** A process that is starting, or busy beyond reason, is left out rather than waited for. */
const patience = 1_000;

let lastId = 0;
const nextId = () => {
  lastId += 1;
  return lastId;
};

/** In the first process: answers any other one that asks for the metrics of all. */
export function answerMetricsQuestions(): void {
  cluster.on('message', async (asking: Worker, message: Message) => {
    if (message.kind !== 'metrics?') return;
    const all = await gatherFigures();
    const text = await AggregatorRegistry.aggregate(all as object[][]).metrics();
    if (asking.isConnected()) asking.send({ kind: 'metrics', id: message.id, text });
  });
}

async function gatherFigures(): Promise<Figures[]> {
  const id = nextId();
  const asked = Object.values(cluster.workers ?? {}).filter((worker) => worker?.isConnected());
  const gathered: Figures[] = [];
  const { promise, resolve } = Promise.withResolvers<void>();
  const onMessage = (_worker: Worker, message: Message) => {
    if (message.kind !== 'figures' || message.id !== id) return;
    gathered.push(message.figures);
    if (gathered.length === asked.length) resolve();
  };
  cluster.on('message', onMessage);
  const timer = setTimeout(resolve, patience);
  for (const worker of asked) worker?.send({ kind: 'figures?', id });
  await promise;
  clearTimeout(timer);
  cluster.off('message', onMessage);
  return gathered;
}

/** In a process that serves: hands its figures over whenever the first process asks. */
export function answerFigureQuestions(read: () => Promise<Figures>): void {
  process.on('message', async (message: Message) => {
    if (message.kind !== 'figures?') return;
    const figures = await read();
    if (process.connected) process.send?.({ kind: 'figures', id: message.id, figures });
  });
}

/** In a process that serves: the metrics of all of them. Rejects when the first one does not answer. */
export function askForMetrics(): Promise<string> {
  const id = nextId();
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const onMessage = (message: Message) => {
    if (message.kind === 'metrics' && message.id === id) resolve(message.text);
  };
  const timer = setTimeout(() => reject(new Error('The metrics took too long')), patience * 3);
  process.on('message', onMessage);
  process.send?.({ kind: 'metrics?', id });
  return promise.finally(() => {
    clearTimeout(timer);
    process.off('message', onMessage);
  });
}
