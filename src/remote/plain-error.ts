/** An error as plain data, for threads and processes clone what they tell each other. */
export type PlainError = {
  kind: string;
  message: string;
  stack: string;
  /** Its own fields, such as SQLite's result code, by which a full disk is told from a mistake. */
  fields: Record<string, string | number | boolean>;
};

/** Classes of errors, each under its own name. */
export type Kinds = { readonly [name: string]: { readonly prototype: Error } };

/** What there is to carry of an error: message, stack, the name of its class and its plain fields. */
export function toPlain(error: unknown): PlainError {
  const thrown = error instanceof Error ? error : new Error(String(error));
  const { message, stack = message } = thrown;
  const own = Object.entries(thrown).filter(([, value]) =>
    ['string', 'number', 'boolean'].includes(typeof value),
  );
  return { kind: thrown.constructor.name, message, stack, fields: Object.fromEntries(own) };
}

/** The same error on this side; of its class when that is among the kinds, else an Error. */
export function fromPlain({ kind, message, stack, fields }: PlainError, kinds: Kinds): Error {
  const error = Object.assign(new Error(message), fields);
  error.stack = stack;
  const known = kinds[kind];
  return known ? Object.setPrototypeOf(error, known.prototype) : error;
}
