import { expect, test } from 'vitest';
import { errorStatus } from '#contract/errors.ts';
import { languages } from '#contract/languages.ts';
import { catalogueOf } from './catalogues.ts';
import { createText } from './format.ts';

test.each(languages)('every error code has a sentence in %s', (language) => {
  const catalogue = catalogueOf(language);
  for (const code of Object.keys(errorStatus)) {
    const entry = catalogue[`error.${code}`] ?? '';
    const { by: _, ...forms } = typeof entry === 'string' ? { by: '', other: entry } : entry;
    for (const form of Object.values(forms)) expect(form, code).toMatch(/\S/);
  }
});

test('how long somebody is kept from something is told in German with its noun', () => {
  const text = createText('de', catalogueOf('de'));
  for (const code of ['banned', 'read_only'] as const) {
    expect(text(`error.${code}`, { days: 1 })).toContain('(noch 1 Tag)');
    expect(text(`error.${code}`, { days: 12 })).toContain('(noch 12 Tage)');
    expect(text(`error.${code}`, { days: 1 })).toMatch(/einmal Einspruch erheben$/);
  }
});
