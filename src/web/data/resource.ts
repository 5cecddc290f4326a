import { createStore, type Store } from './store.ts';

type Held<T> = {
  /** Null until the first answer has come. */
  value: T | null;
  /** What the last answer, or failure, was for. */
  key: unknown;
  isLoading: boolean;
  hasFailed: boolean;
};

/** What one person sees of the API, by a key that says what was asked for. */
type Resource<T> = {
  readonly store: Store<Held<T>>;
  /**
   * Asks for what a key names; null is a failure. The value before stays until the answer is here. An answer
   * that comes after another question, or after `forget`, is dropped; one that may not know of a change made
   * here meanwhile is asked for again.
   */
  load(key: unknown, ask: () => Promise<T | null>): Promise<void>;
  /** Changes what is held as the server has just agreed to. */
  change(update: (value: T | null) => T): void;
  /** Nobody sees what the person before had. */
  forget(): void;
};

/** Holds nothing until it is told to load. Only the browser loads: on the server it would be shared by everyone. */
export function createResource<T>(): Resource<T> {
  const nothing: Held<T> = { value: null, key: null, isLoading: false, hasFailed: false };
  const store = createStore(nothing);
  let questions = 0;
  let changes = 0;
  const load = async (key: unknown, ask: () => Promise<T | null>): Promise<void> => {
    questions += 1;
    const [question, changesBefore] = [questions, changes];
    store.set({ ...store.get(), isLoading: true });
    const answer = await ask();
    if (question !== questions) return;
    if (answer !== null && changes !== changesBefore) return load(key, ask);
    const value = answer ?? store.get().value;
    store.set({ value, key, isLoading: false, hasFailed: answer === null });
  };
  return {
    store,
    load,
    change(update) {
      changes += 1;
      store.set({ ...store.get(), value: update(store.get().value) });
    },
    forget() {
      questions += 1;
      store.set(nothing);
    },
  };
}
