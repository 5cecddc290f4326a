/** The library's base class for stores of one's own, which it declares but does not export by name. */
declare module 'rate-limiter-flexible/lib/RateLimiterStoreAbstract.js' {
  import type { RateLimiterStoreAbstract } from 'rate-limiter-flexible';

  const base: typeof RateLimiterStoreAbstract;
  export = base;
}
