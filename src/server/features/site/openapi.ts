import type { Call } from '#contract/define.ts';
import { calls } from '#contract/index.ts';
import { languageHeader, languages } from '#contract/languages.ts';
import { photoMaxBytes } from '#contract/recipes.ts';
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
      description: `${text('docs.intro')}\n\n${text('docs.outside')}`,
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
    ...(call.body ? { requestBody: toRequestBody(call.body, text) } : {}),
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

type Body = NonNullable<Call['body']>;

/** What a form says may come as JSON too, but for its photo. */
function toRequestBody({ kind, schema, photo }: Body, text: Text): Json {
  const json = { 'application/json': { schema: toSchema(schema) } };
  if (kind === 'json') return { required: true, content: json };
  const form = { 'multipart/form-data': { schema: toFormSchema(schema, photo, text) } };
  return { required: true, content: photo === 'required' ? form : { ...form, ...json } };
}

function toFormSchema(schema: Body['schema'], photo: Body['photo'], text: Text): unknown {
  const { properties, required: asked = [], ...rest } = schema;
  const parts = Object.fromEntries(Object.entries(properties).flatMap(toParts));
  if (!photo) return toSchema({ ...rest, properties: parts, required: asked });
  const file = {
    type: 'string',
    contentMediaType: 'image/*',
    maxLength: photoMaxBytes,
    description: text('docs.photo', { most: photoMaxBytes }),
  };
  const required = photo === 'required' ? [...asked, 'photo'] : asked;
  return toSchema({ ...rest, properties: { ...parts, photo: file }, required });
}

/** A form sends each part of an object by itself: `nutrition.fat`. */
function toParts([name, property]: [string, { properties?: object }]): [string, object][] {
  if (!property.properties) return [[name, property]];
  return Object.entries(property.properties).map(([part, told]) => [`${name}.${part}`, told]);
}
