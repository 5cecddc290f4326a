import type { Read, Relaxed, Search, Write } from './define.ts';
import { facetOperations } from './facets/operations.ts';
import { accountOperations } from './features/accounts/operations.ts';
import { adminOperations } from './features/admin/operations.ts';
import { blockOperations } from './features/blocks/operations.ts';
import { cleanupOperations } from './features/cleanups/operations.ts';
import { collectionOperations } from './features/collections/operations.ts';
import { contactOperations } from './features/contact/operations.ts';
import { cookOperations } from './features/cooks/operations.ts';
import { decisionOperations } from './features/decisions/operations.ts';
import { followOperations } from './features/follows/operations.ts';
import { hintOperations } from './features/hints/operations.ts';
import { homeOperations } from './features/home/operations.ts';
import { invitationOperations } from './features/invitations/operations.ts';
import { tryOperations } from './features/limits/operations.ts';
import { mailOperations } from './features/mails/operations.ts';
import { noteOperations } from './features/notes/operations.ts';
import { notificationOperations } from './features/notifications/operations.ts';
import { photoOperations } from './features/photos/operations.ts';
import { postOperations } from './features/posts/operations.ts';
import { questionOperations } from './features/questions/operations.ts';
import { recipeOperations } from './features/recipes/operations.ts';
import { reportOperations } from './features/reports/operations.ts';
import { reviewOperations } from './features/reviews/operations.ts';
import { savedOperations } from './features/saved/operations.ts';
import { siteOperations } from './features/site/operations.ts';
import { takeoutOperations } from './features/takeout/operations.ts';
import { trustOperations } from './features/trust/operations.ts';
import { searchOperations } from './search/operations.ts';

/**
 * Every operation of the port, each defined once by its feature. Ports, threads, what is told to
 * other processes and which kept replies a write overtakes are all derived from this register.
 */
export const operations = {
  ...recipeOperations,
  ...photoOperations,
  ...searchOperations,
  ...facetOperations,
  ...savedOperations,
  ...noteOperations,
  ...reviewOperations,
  ...followOperations,
  ...blockOperations,
  ...homeOperations,
  ...postOperations,
  ...reportOperations,
  ...cleanupOperations,
  ...decisionOperations,
  ...trustOperations,
  ...hintOperations,
  ...invitationOperations,
  ...questionOperations,
  ...notificationOperations,
  ...collectionOperations,
  ...accountOperations,
  ...takeoutOperations,
  ...cookOperations,
  ...mailOperations,
  ...adminOperations,
  ...contactOperations,
  ...siteOperations,
  ...tryOperations,
};

type Operations = typeof operations;
export type Kind = Operations[keyof Operations]['kind'];

type Method<Operation> = Operation extends {
  run: (tools: never, ...args: infer Args) => infer Answer;
}
  ? (...args: Args) => Answer
  : never;

/** The operations of a kind as methods: what a caller of the port sees. */
export type Port<K extends Kind> = {
  [Name in keyof Operations as Operations[Name]['kind'] extends K ? Name : never]: Method<
    Operations[Name]
  >;
};

// biome-ignore lint/suspicious/noExplicitAny: what the operations of a kind have in common says nothing of their arguments.
type Any = any;
type OfKind = {
  read: Read<Any[], Any>;
  search: Search<Any[], Any>;
  write: Write<Any[], Any>;
  relaxed: Relaxed<Any[], Any>;
};

/** The operations of a kind with their names, in the order of the register. */
function operationsOf<K extends Kind>(kind: K): [name: string, operation: OfKind[K]][] {
  return Object.entries(operations).flatMap(([name, operation]) =>
    operation.kind === kind ? [[name, operation as unknown as OfKind[K]]] : [],
  );
}

/** An object with a method for each operation of a kind, as `toMethod` makes it. */
export function bind<K extends Kind>(
  kind: K,
  toMethod: (name: string, operation: OfKind[K]) => (...args: Any[]) => Promise<unknown>,
): Port<K> {
  const methods = operationsOf(kind).map(([name, operation]) => [name, toMethod(name, operation)]);
  return Object.fromEntries(methods) as Port<K>;
}
