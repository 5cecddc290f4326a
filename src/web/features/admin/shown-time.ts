/** A moment as the admins' lists show it: date and minute, in UTC. */
export function shownTime(time: string): string {
  return `${time.slice(0, 10)} ${time.slice(11, 16)}`;
}
