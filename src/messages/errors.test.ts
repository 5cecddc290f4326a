import { expect, test } from 'vitest';
import { errorStatus } from '#contract/errors.ts';
import { languages } from '#contract/languages.ts';
import { catalogueOf } from './catalogues.ts';

test.each(languages)('every error code has a sentence in %s', (language) => {
  const catalogue = catalogueOf(language);
  for (const code of Object.keys(errorStatus)) {
    expect(catalogue[`error.${code}`], code).toEqual(expect.stringMatching(/\S/));
  }
});
