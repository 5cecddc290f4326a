/** What pages, their policy and the server agree on of the worker that keeps cook mode for when there is no network. */
export const cookWorker = {
  path: '/cook-worker.js',
  /** The Trusted Types policy that makes this address, and those of files of this site. */
  policy: 'cook-worker',
  /** How the name of each cache begins, whatever its version. */
  anyCache: 'cook-',
  /** How it begins in this version; the path of the page follows. */
  cache: 'cook-1:',
} as const;
