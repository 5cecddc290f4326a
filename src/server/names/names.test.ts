import { describe, expect, test } from 'vitest';
import { createNameCheck } from './names.ts';

const check = createNameCheck('Potluck');

describe('a name', () => {
  test.each([
    'Zoë 🍲 O’Hara "x" <b>',
    'Joe Root',
    'Helper',
    'Modesty Blaise',
    'Adminah',
    'Teamwork',
    'Kitchen',
    'N',
    '李雷',
    'Владимир Орлов',
    'Ἀριστοτέλης',
    'علی\u200cرضا',
    'क्\u200dष',
    '👩\u200d🍳 Anna',
    '❤\ufe0f',
    'Anna 🇩🇪 @ home!',
    '🇦🇩 Mina',
    'Ke$ha',
    'ṩ\u0301\u0302',
  ])('%j is kept as it is', (name) => {
    expect(check(name)).toBe(name.normalize('NFC'));
  });

  test('has one plain space between its words', () => {
    expect(check('Ana\u00a0 \u2003Lu')).toBe('Ana Lu');
  });

  test('has at most six marks at a letter', () => {
    expect(check(`x${'\u0323'.repeat(70)} y`)).toBe(`x${'\u0323'.repeat(6)} y`);
  });

  test.each([
    ['a zero width space', 'Ana\u200b'],
    ['a joiner between letters that do not join', 'A\u200dna'],
    ['a right-to-left override', 'Ana \u202egniteehc'],
    ['an isolate', '\u2066Ana'],
    ['a mark of direction', '\u200fAna'],
    ['a soft hyphen', 'Ana\u00adLu'],
    ['a byte order mark', '\ufeffAna'],
    ['a line break', 'Ana\nLu'],
    ['a control sign', 'Ana\u0007'],
    ['a tag', 'Ana\u{e0041}'],
    ['a variation of nothing', 'A\ufe0fna'],
    ['a blank letter', '\u3164'],
    ['an empty braille cell', '\u2800'],
    ['a private sign', '\ue000'],
    ['marks alone', '\u0301\u0302'],
  ])('with %s is refused', (_what, name) => {
    expect(() => check(name)).toThrow('name_hidden_signs');
  });

  test.each([
    'Admin',
    'ADMIN',
    'Site Admin',
    'admin42',
    'Adm1n',
    'AdmIn',
    'Admln',
    'ad\u0301min',
    'A.d.m.i.n',
    'Аdmin', // Cyrillic А
    'Αdmin', // Greek Alpha
    'админ',
    'ᴀᴅᴍɪɴ',
    '𝐚𝐝𝐦𝐢𝐧',
    'Ａｄｍｉｎ',
    'Ⓐⓓⓜⓘⓝ',
    'Moderator',
    'The Moderators',
    'Administratorin',
    'Die Moderatoren',
    'Betreiberin',
    'Root',
    'Support',
    'Support Team',
    'Help Desk',
    'Potluck',
    'Potluck Team',
    'P o t l u c k',
    'potluck_support',
    'PotluckSupport',
    'Рotluсk', // Cyrillic Р and с
    'P0tluck',
    'Pötluck',
    'Pot’luck Jane',
    '@dmin',
    'adm!n',
    '$upport',
    'Admin!',
    '🅰dmin',
    '🅐dmin',
    '🇦🇩🇲🇮🇳',
  ])('%j claims to speak for the site', (name) => {
    expect(() => check(name)).toThrow('name_reserved');
  });

  test('that holds the brand is refused whatever the brand is', () => {
    const own = createNameCheck('My Kitchen (beta)');
    expect(() => own('My Kitchen beta')).toThrow('name_reserved');
    expect(() => own('Mу Kitchеn beta team')).toThrow('name_reserved');
    expect(own('Potluck Team')).toBe('Potluck Team');
    expect(createNameCheck('🍲')('Anna 🍲')).toBe('Anna 🍲');
  });
});
