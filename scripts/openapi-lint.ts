import { createConfig, lintFromString } from '@redocly/openapi-core';
import spectral from '@stoplight/spectral-core';
import rulesets from '@stoplight/spectral-rulesets';
import { catalogueOf } from '../src/messages/catalogues.ts';
import { createTexts } from '../src/messages/format.ts';
import { buildOpenApi } from '../src/server/features/site/openapi.ts';

/** What two linters find in the API's document, by redocly's strict rules and spectral's for OpenAPI. */
export async function lintOpenApi(): Promise<string[]> {
  const site = { brand: 'Potluck', publicUrl: 'https://potluck.example' };
  const document: Record<string, unknown> = JSON.parse(
    JSON.stringify(buildOpenApi(site, createTexts(catalogueOf)())),
  );
  return [...(await byRedocly(document)), ...(await bySpectral(document))];
}

async function byRedocly(document: object): Promise<string[]> {
  const config = await createConfig({ extends: ['recommended-strict'] });
  const problems = await lintFromString({ source: JSON.stringify(document), config });
  return problems.map(
    ({ ruleId, message, location }) => `${ruleId}: ${message} (${location[0]?.pointer ?? ''})`,
  );
}

async function bySpectral(document: Record<string, unknown>): Promise<string[]> {
  const linter = new spectral.Spectral();
  linter.setRuleset(rulesets.oas as never);
  const problems = await linter.run(document);
  return problems.map(({ code, message, path }) => `${code}: ${message} (${path.join('/')})`);
}
