import type { Call } from '#contract/define.ts';
import { calls } from '#contract/index.ts';
import { languageHeader, languages } from '#contract/languages.ts';
import type { Text } from '#messages/format.ts';
import { type Answers, toAnswers } from './openapi-answers.ts';
import { type Json, namedSchemas, toSchema } from './openapi-schemas.ts';

export type OpenApiDocument = Json & {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Json; parameters: Json; securitySchemes: Json };
};
export type Operation = Json & {
  operationId: string;
  summary: string;
  tags: string[];
  'x-who': Call['who'];
  parameters: Json[];
  responses: Answers;
};

type Site = { brand: string; publicUrl: string };

/** The OpenAPI 3.1 document of the contract; nothing in it is written a second time. */
export function buildOpenApi({ brand, publicUrl }: Site, text: Text): OpenApiDocument {
  const paths: OpenApiDocument['paths'] = {};
  const all = Object.entries(calls) as [string, Call][];
  for (const [name, call] of all) {
    const path = openPath(call.path);
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: toOperation(name, call, text) };
  }
  const features = new Set(all.map(([, { feature }]) => feature));
  return {
    openapi: '3.1.0',
    info: {
      title: text('docs.title', { brand }),
      description: text('docs.intro'),
      version: '1',
      license: { name: 'MIT', identifier: 'MIT' },
      contact: { name: brand, url: `${publicUrl}/contact` },
    },
    servers: [{ url: publicUrl || '/' }],
    tags: [...features].map((name) => ({
      name,
      description: text(`docs.tag.${name}` as never),
    })),
    paths,
    components: {
      schemas: namedSchemas(),
      parameters: { Language: languageParameter(text) },
      securitySchemes: {
        token: {
          type: 'apiKey',
          in: 'header',
          name: 'Authorization',
          description: text('docs.token'),
        },
      },
    },
  };
}

/** Every call takes it, and none refuses a value: what names no language of the site names the first. */
const languageParameter = (text: Text): Json => ({
  name: languageHeader,
  in: 'header',
  description: text('docs.language'),
  schema: { type: 'string', enum: languages, default: languages[0] },
});

const openPath = (path: string): string =>
  path.replace(/:(\w+)/g, '{$1}').replace('*', '{keyword}');

function toOperation(operationId: string, call: Call, text: Text): Operation {
  return {
    operationId,
    summary: call.summary,
    description: describe(call, text),
    tags: [call.feature],
    'x-who': call.who,
    security: call.who === 'anyone' ? [] : [{ token: [] }],
    parameters: [
      ...toParameters('path', call.params),
      ...toParameters('query', call.query),
      ...toParameters('header', call.headers),
      { $ref: '#/components/parameters/Language' },
    ],
    ...(call.body ? { requestBody: toRequestBody(call.body) } : {}),
    responses: toAnswers(call, text),
  };
}

/** What the summary says, who may call, and how refusals travel where that is unusual. */
function describe(call: Call, text: Text): string {
  const soft = call.softErrors?.length ? [text('docs.soft')] : [];
  return [`${call.summary}.`, text(`docs.who.${call.who}`), ...soft].join(' ');
}

const requiredOf = (schema: Call['params']): readonly string[] => schema?.required ?? [];

function toParameters(place: string, schema: Call['params']): Json[] {
  return Object.entries(schema?.properties ?? {}).map(([name, property]) => ({
    name: name === '*' ? 'keyword' : name,
    in: place,
    required: place === 'path' || requiredOf(schema).includes(name),
    schema: toSchema(property),
  }));
}

function toRequestBody(body: NonNullable<Call['body']>): Json {
  if (body.kind === 'json') {
    return { required: true, content: { 'application/json': { schema: toSchema(body.schema) } } };
  }
  if (!body.photo) {
    return {
      required: true,
      content: { 'multipart/form-data': { schema: toSchema(body.schema) } },
    };
  }
  const { properties, required: asked = [], ...rest } = body.schema;
  const photo = { type: 'string', contentMediaType: 'image/*', maxLength: 999_999 };
  const required = body.photo === 'required' ? [...asked, 'photo'] : asked;
  const form = toSchema({ ...rest, properties: { ...properties, photo }, required });
  return { required: true, content: { 'multipart/form-data': { schema: form } } };
}
