/** Scripts that one language or few are written in, and that language; kana stand before the signs they come with. */
const scripts: readonly (readonly [script: RegExp, language: string])[] = [
  [/[\p{scx=Hira}\p{scx=Kana}]/u, 'ja'],
  [/\p{scx=Hang}/u, 'ko'],
  [/\p{sc=Han}/u, 'zh'],
  [/\p{sc=Thai}/u, 'th'],
  [/\p{sc=Deva}/u, 'hi'],
  [/\p{sc=Beng}/u, 'bn'],
  [/\p{sc=Gurmukhi}/u, 'pa'],
  [/\p{sc=Gujarati}/u, 'gu'],
  [/\p{sc=Tamil}/u, 'ta'],
  [/\p{sc=Telugu}/u, 'te'],
  [/\p{sc=Arab}/u, 'ar'],
  [/\p{sc=Hebr}/u, 'he'],
  [/\p{sc=Grek}/u, 'el'],
  [/\p{sc=Cyrl}/u, 'ru'],
  [/\p{sc=Georgian}/u, 'ka'],
];

/** The language of a name as far as its script tells; `und` where it does not, which says that it is unknown. */
export function languageOfName(name: string): string {
  return scripts.find(([script]) => script.test(name))?.[1] ?? 'und';
}
