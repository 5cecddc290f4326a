import { slipsBetween } from '#domain/search/near.ts';
import type { Env } from './settings.ts';

/** An environment that notes which names it is asked for: once the settings are read, theirs. */
export function noteNames(env: Env): { noted: Env; names: ReadonlySet<string> } {
  const names = new Set<string>();
  const get = (_: Env, name: string | symbol) => {
    if (typeof name !== 'string') return undefined;
    names.add(name);
    return env[name];
  };
  return { noted: new Proxy({}, { get }), names };
}

/**
 * A sentence for each variable that is nearly the name of a setting, and none. It says nothing of what is further from all
 * of them: that may be another program's.
 */
export function findMisspelt(env: Env, names: ReadonlySet<string>): string[] {
  return Object.keys(env).flatMap((given) => {
    if (names.has(given)) return [];
    const meant = [...names].find((name) => isNear(given, name));
    return meant ? [`${given} is no setting, and counts for nothing: is ${meant} meant?`] : [];
  });
}

/** Short names have many neighbours that are others' (HOME beside HOST), so of two slips they are forgiven one. */
function isNear(given: string, name: string): boolean {
  const most = name.length < 8 ? 1 : 2;
  return slipsBetween(given, name, most) <= most;
}
