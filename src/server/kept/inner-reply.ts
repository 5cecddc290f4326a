import type { Topic } from '#storage/define.ts';
import type { Notes } from './notes.ts';
import type { Kept } from './reply-cache.ts';

type Told = {
  /** The reply, as JSON. */
  text: string;
  headers: Record<string, string>;
};

/** What a call answers that goes into a page: a text, for nobody is sent it as it is. */
export class InnerReply implements Kept {
  readonly since: number;
  readonly topics: readonly Topic[];
  readonly until: number | null;
  readonly isCounted: boolean;
  readonly text: string;
  readonly headers: Record<string, string>;
  onGrow: (() => void) | null = null;

  constructor({ text, headers }: Told, since: number, { topics, until, isCounted }: Notes) {
    this.since = since;
    this.topics = [...topics];
    this.until = until;
    this.isCounted = isCounted;
    this.text = text;
    this.headers = headers;
  }

  get size(): number {
    return 2 * this.text.length;
  }
}
