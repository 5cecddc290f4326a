/** Browsers by a sign in what they tell of themselves; those that pass for others come first. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\b(?:Edg|EdgA|EdgiOS)\//, 'Edge'],
  [/\b(?:OPR|OPT)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|HeadlessChrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bVersion\/[\d.]+ (?:Mobile\/\w+ )?Safari\//, 'Safari'],
];
const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

/**
 * What a person calls the device that a request comes from, such as 'Firefox, Linux': names alone, no version, and never a
 * word of what was sent. Empty where nothing of it is known.
 */
export function nameDevice(userAgent: string | undefined): string {
  if (!userAgent) return '';
  const told = userAgent.slice(0, 500);
  const nameIn = (list: typeof browsers) => list.find(([sign]) => sign.test(told))?.[1];
  return [nameIn(browsers), nameIn(systems)].filter(Boolean).join(', ');
}
