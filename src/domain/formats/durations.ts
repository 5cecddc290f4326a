const pattern =
  /^P(?:([\d.,]+)Y)?(?:([\d.,]+)M)?(?:([\d.,]+)W)?(?:([\d.,]+)D)?(?:T(?:([\d.,]+)H)?(?:([\d.,]+)M)?(?:([\d.,]+)S)?)?$/i;

/** Minutes of a year, month, week, day, hour, minute and second, in the order of the pattern. */
const minutesOf = [525_600, 43_800, 10_080, 1440, 60, 1, 1 / 60];

/** Whole minutes as an ISO 8601 duration: `PT1H30M`; nothing at all is `PT0M`. */
export function isoDuration(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours === 0) return `PT${rest}M`;
  return rest === 0 ? `PT${hours}H` : `PT${hours}H${rest}M`;
}

/** The whole minutes of an ISO 8601 duration, or null for any other text. */
export function minutesOfDuration(text: string): number | null {
  const match = pattern.exec(text.trim());
  const parts = match?.slice(1) ?? [];
  if (!parts.some((part) => part !== undefined)) return null;
  const minutes = parts.reduce((sum, part, index) => {
    return sum + Number((part ?? '0').replace(',', '.')) * (minutesOf[index] ?? 0);
  }, 0);
  return Number.isFinite(minutes) ? Math.round(minutes) : null;
}
