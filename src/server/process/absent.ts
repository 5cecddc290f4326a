/** Nothing for a file that is not there; any other fault is the caller's. For the `catch` of a promise. */
export function absent(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}
