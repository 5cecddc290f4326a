import type { Text } from '#messages/format.ts';

const second = 1_000;

/** Milliseconds as a clock that counts down shows them: `4:05`, `1:20:00`. */
export function shownClock(milliseconds: number): string {
  const whole = Math.ceil(milliseconds / second);
  const two = (n: number) => String(n).padStart(2, '0');
  const hours = Math.floor(whole / 3600);
  const minutes = Math.floor(whole / 60) % 60;
  const rest = `${hours > 0 ? two(minutes) : minutes}:${two(whole % 60)}`;
  return hours > 0 ? `${hours}:${rest}` : rest;
}

/** Milliseconds in words: '45 seconds', '12 minutes', '1 hour 20 minutes'. */
export function saidTime(text: Text, milliseconds: number): string {
  const seconds = Math.round(milliseconds / second);
  if (seconds < 60) return text('timers.seconds', { n: seconds });
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  const ofHours = text('timers.hours', { n: hours });
  const ofMinutes = text('timers.minutes', { n: minutes });
  if (hours === 0) return ofMinutes;
  return minutes === 0 ? ofHours : `${ofHours} ${ofMinutes}`;
}
