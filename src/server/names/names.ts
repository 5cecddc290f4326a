import unhomoglyph from 'unhomoglyph';
import { toLatin } from '#domain/recipes/latin.ts';
import { Refusal } from '../http/refusal.ts';

/** Control, format and bidirectional signs, private ones, line separators, and letters that are blank. */
const hiddenSigns = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u;

/**
 * Where a hidden sign belongs to how a name is written: the joiners of Arabic and Indic letters,
 * and what makes one picture of several or gives it its colours.
 */
const rightfulSigns = [
  /(?<=[\p{Script=Arabic}\p{Script=Syriac}]\p{M}*)\u200c(?=[\p{Script=Arabic}\p{Script=Syriac}])/gu,
  /(?<=[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d\u0dca])[\u200c\u200d](?=\p{L})/gu,
  /(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}]\ufe0f?)\u200d(?=\p{Extended_Pictographic})/gu,
  /(?<=[\p{Extended_Pictographic}\d#*])\ufe0f/gu,
];

/** Nobody but those who run the site is called by one of these, whatever stands beside it. */
const offices = [
  'admin',
  'admins',
  'administrator',
  'administrators',
  'administration',
  'sysadmin',
  'moderator',
  'moderators',
  'webmaster',
  'postmaster',
  'hostmaster',
  'superuser',
  'administratorin',
  'administratoren',
  'moderatorin',
  'moderatoren',
  'moderatorinnen',
];
/** Names of offices only where nothing else is in the name: some are names of families too. */
const helpers = [
  'mod',
  'mods',
  'root',
  'system',
  'support',
  'staff',
  'team',
  'official',
  'operator',
  'helpdesk',
  'help',
  'security',
  'moderation',
  'noreply',
  'betreiber',
  'betreiberin',
];
const fillers = ['the', 'a', 'site', 'website', 'recipe', 'recipes', 'cook', 'account', 'service'];

/** Letters of their own to Unicode, and the usual ones to people who read a name. */
const smallCapitals = new Map(
  [...'ᴀʙᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴘʀꜱᴛʏ'].map((sign, n) => [sign, 'abdefghijklmnprsty'[n] ?? sign]),
);

/** Signs that stand in words for letters: `@dmin`. Elsewhere they part words or end them, so that a name is read without this too. */
const signsAsLetters = new Map([
  ['@', 'a'],
  ['$', 's'],
  ['!', 'i'],
]);
const asLetter = /[@$!\u{1f150}-\u{1f169}\u{1f170}-\u{1f189}\u{1f1e6}-\u{1f1ff}]/gu;
/** The flag of one country, apart from letters, spells nothing. */
const ownFlag =
  /(?<![\p{L}\u{1f1e6}-\u{1f1ff}])[\u{1f1e6}-\u{1f1ff}]{2}(?![\p{L}\u{1f1e6}-\u{1f1ff}])/gu;
/** Alphabets of white letters on black, round and square, and of flags; Unicode takes none of them for letters. */
const drawnAlphabets = [0x1f1e6, 0x1f170, 0x1f150];

function toLetter(sign: string): string {
  const code = sign.codePointAt(0) ?? 0;
  const first = drawnAlphabets.find((start) => code >= start) ?? code;
  return signsAsLetters.get(sign) ?? String.fromCodePoint(0x61 + code - first);
}

/** More marks than any script has at one letter stand over what others wrote in the lines around. */
const floods = /(?<=\p{M}{6})\p{M}/gu;

/**
 * What a text looks like: its skeleton by Unicode's security mechanisms (UTS 39), without marks and
 * case. A skeleton takes 1, I and l for each other, and only readers i too.
 */
function lookOf(text: string): string {
  const letters = [...text.normalize('NFD')].map((sign) => smallCapitals.get(sign) ?? sign);
  const skeleton = unhomoglyph(letters.join('')).replace(/\p{M}/gu, '');
  return skeleton.toLowerCase().replace(/[il]/g, 'i');
}

/** A text as it may be read: as it is, in small letters, without numbers behind words, in Latin letters. */
function looksOf(text: string): string[] {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '');
  const small = plain.toLowerCase();
  const unnumbered = small.replace(/\p{N}+(?!\p{L})/gu, '');
  return [plain, small, unnumbered, toLatin(unnumbered).toLowerCase()].map(lookOf);
}

const wordsOf = (look: string): string[] => look.split(/[^\p{L}\p{N}]+/u).filter(Boolean);

/**
 * A function that answers with a name as it is kept, one space between its words and no flood of marks. It refuses names
 * with signs that nobody sees, and those that claim to speak for the site: its brand, offices, and
 * whatever looks like them.
 */
export function createNameCheck(brand: string): (name: string) => string {
  const isReserved = createReservedCheck(brand);
  return (name) => {
    const kept = keptName(name);
    if (isReserved(name)) throw new Refusal('name_reserved', { field: 'name' });
    return kept;
  };
}

/** A name as it is kept, of those who do speak for the site too: refused where it has signs that nobody sees. */
export function keptName(name: string): string {
  const shown = rightfulSigns.reduce((text, sign) => text.replace(sign, ''), name);
  const isBlank = !/[\p{L}\p{N}\p{S}\p{P}]/u.test(shown);
  if (hiddenSigns.test(shown) || isBlank) {
    throw new Refusal('name_hidden_signs', { field: 'name' });
  }
  return name
    .normalize('NFC')
    .replace(/\p{Zs}+/gu, ' ')
    .replace(floods, '');
}

/**
 * A function that answers whether a name or a handle claims to speak for the site. Handles leave out apostrophes, so that they
 * are read without them too.
 */
export function createReservedCheck(brand: string): (name: string) => boolean {
  const own = lookOf(brand.toLowerCase()).replace(/[^\p{L}\p{N}]+/gu, '');
  const strong = [...offices.map(lookOf), ...(own ? [own] : [])];
  const claiming = [...strong, ...helpers.map(lookOf)];
  const claims = new RegExp(claiming.join('|'), 'u');
  /** Nothing but such words, run together or apart. */
  const nothingElse = new RegExp(`^(?:${[...claiming, ...fillers.map(lookOf)].join('|')})+$`, 'u');
  const isClaim = (look: string): boolean => {
    const words = wordsOf(look);
    const whole = words.join('');
    return (
      words.some((word) => strong.includes(word)) || (nothingElse.test(whole) && claims.test(whole))
    );
  };
  return (name) =>
    [name, name.replace(/['’]/g, ''), name.replace(ownFlag, '').replace(asLetter, toLetter)]
      .flatMap(looksOf)
      .some(isClaim);
}
