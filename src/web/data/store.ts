import { useSyncExternalStore } from 'react';

export type Store<T> = {
  get(): T;
  /** Replaces the state and tells every subscriber. */
  set(next: T): void;
  subscribe(listener: () => void): () => void;
  /** What the server renders, and the browser while it hydrates: the visitor's view. */
  readonly initial: T;
};

/** A small external store. Only the browser ever sets one: on the server it would be shared by everyone. */
export function createStore<T>(initial: T): Store<T> {
  const listeners = new Set<() => void>();
  let state = initial;
  return {
    initial,
    get: () => state,
    set(next) {
      if (Object.is(next, state)) return;
      state = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Follows a store; a component sees the initial state until it has hydrated. */
export function useStore<T>(store: Store<T>): T {
  return useSyncExternalStore(store.subscribe, store.get, () => store.initial);
}

/** Follows one value derived from a store, re-rendering only when that value changes. */
export function useStoreValue<T, V>(store: Store<T>, select: (state: T) => V): V {
  return useSyncExternalStore(
    store.subscribe,
    () => select(store.get()),
    () => select(store.initial),
  );
}
