import type { Source, Topic } from '#storage/define.ts';
import { type Kind, operations, type Port } from '#storage/operations.ts';

type Operations = typeof operations;
type Told<Name extends keyof Operations> = Operations[Name] extends {
  madeFrom: (...given: infer Given) => Source;
}
  ? Given
  : never;

/**
 * What the result of a read depends on, as its operation says: the result comes first, then what it was asked with. Throws for a
 * private one, for what is made from it would be kept for everybody.
 */
export function topicsOf<Name extends keyof Port<Extract<Kind, 'read' | 'search'>>>(
  name: Name,
  ...given: Told<Name>
): readonly Topic[] {
  return topicsNamed(name, given);
}

/** The same of a read whose name alone is known. */
export function topicsNamed(name: string, given: readonly unknown[]): readonly Topic[] {
  const { madeFrom } = operations[name as keyof Operations] as unknown as {
    madeFrom: (...all: readonly unknown[]) => Source;
  };
  const source = madeFrom(...given);
  if (source === 'private') {
    throw new Error(`${name} is private, and was read for a reply that is kept for everybody`);
  }
  return source;
}
