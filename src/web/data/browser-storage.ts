/**
 * Browser storage that may be full or forbidden (private windows, site data blocked): the
 * site works without it, so a failure is logged and never thrown.
 */
type Area = 'localStorage' | 'sessionStorage';

/** Reads a JSON value; null when absent, unreadable or not JSON. */
export function readStored(key: string, area: Area = 'localStorage'): unknown {
  try {
    const stored = window[area].getItem(key);
    return stored === null ? null : JSON.parse(stored);
  } catch (error) {
    console.warn(`${area} ${key} could not be read`, error);
    return null;
  }
}

/** Stores a value as JSON; says whether it was kept. */
export function writeStored(key: string, value: unknown, area: Area = 'localStorage'): boolean {
  try {
    window[area].setItem(key, JSON.stringify(value));
    return true;
  } catch (error) {
    console.warn(`${area} ${key} could not be written`, error);
    return false;
  }
}

/** Removes a value. */
export function removeStored(key: string, area: Area = 'localStorage'): void {
  try {
    window[area].removeItem(key);
  } catch (error) {
    console.warn(`${area} ${key} could not be removed`, error);
  }
}
