import { solveWork } from './solve-work.ts';

/** Solves the challenge that it is told, beside the page. */
self.onmessage = ({ data }: MessageEvent<string>) => {
  const solving = solveWork(data);
  let step = solving.next();
  while (!step.done) step = solving.next();
  self.postMessage(step.value);
};
