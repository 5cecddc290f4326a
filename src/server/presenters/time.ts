/** A moment, in milliseconds since 1970, as replies and mails tell it: ISO 8601 in UTC. */
export const toTime = (at: number): string => new Date(at).toISOString();
