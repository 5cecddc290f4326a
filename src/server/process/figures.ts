import { AggregatorRegistry } from 'prom-client';

/** One process' figures, as prom-client hands them over. */
export type Figures = object[];

/** What of an ended process is told on: what the site has counted. What its runtime counts ends with it, by which a restart is seen. */
type Figure = { name: string; type: string };
const isCount = ({ name, type }: Figure) =>
  name.startsWith('potluck_') && (type === 'counter' || type === 'histogram');

/**
 * The figures of several processes together. One that does not answer counts with what it said last, and what an ended
 * one has counted stays counted: a count that fell would be taken for one that began anew.
 */
export class AddedFigures<Process> {
  readonly #last = new Map<Process, Figures>();
  #ended: Figures = [];

  /** Takes in what a process answers. */
  note(process: Process, figures: Figures): void {
    this.#last.set(process, figures);
  }

  /** Adds what a process that has ended had said last to what others had. */
  end(process: Process): void {
    const last = this.#last.get(process);
    if (!last) return;
    this.#last.delete(process);
    const all = add([this.#ended, last]).getMetricsAsArray() as unknown as Figure[];
    this.#ended = all.filter(isCount);
  }

  /** Everything in Prometheus' text format. */
  read(): Promise<string> {
    return add([...this.#last.values(), this.#ended]).metrics();
  }
}

const add = (figures: Figures[]) => AggregatorRegistry.aggregate(figures as object[][]);
