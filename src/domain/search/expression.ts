/** What to look up in an index of terms, whatever engine holds it. Empty lists are not allowed. */
export type Expression =
  | { readonly term: string }
  | { readonly prefix: string }
  | { readonly all: readonly Expression[] }
  | { readonly any: readonly Expression[] };

/** Every one of the expressions; at least one is given. */
export function all(expressions: readonly Expression[]): Expression {
  const [only, ...rest] = expressions;
  return only && rest.length === 0 ? only : { all: expressions };
}

/** At least one of the expressions; at least one is given. */
export function any(expressions: readonly Expression[]): Expression {
  const [only, ...rest] = expressions;
  return only && rest.length === 0 ? only : { any: expressions };
}
