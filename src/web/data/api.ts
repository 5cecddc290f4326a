import { createContext, useContext } from 'react';
import type { Client } from '#contract/client.ts';

export const ApiContext = createContext<Client | null>(null);

/** The API client, for what components ask after the page has loaded; loaders use `apiContext`. */
export function useApi(): Client {
  const api = useContext(ApiContext);
  if (!api) throw new Error('ApiContext is missing above this component');
  return api;
}
