import { type Call, Failure } from '#contract/define.ts';
import { errorStatus } from '#contract/errors.ts';
import { calls } from '#contract/index.ts';

type Json = Record<string, unknown>;

export type OpenApiDocument = Json & { paths: Record<string, Record<string, Operation>> };
export type Operation = Json & {
  operationId: string;
  summary: string;
  tags: string[];
  'x-who': Call['who'];
  parameters: Json[];
  responses: Record<string, Json>;
};

/** The OpenAPI 3.1 document of the contract; nothing in it is written a second time. */
export function buildOpenApi(title: string, serverUrl: string): OpenApiDocument {
  const paths: OpenApiDocument['paths'] = {};
  for (const [name, call] of Object.entries(calls) as [string, Call][]) {
    const path = openPath(call.path);
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: toOperation(name, call) };
  }
  return {
    openapi: '3.1.0',
    info: { title: `${title} API`, version: '1' },
    servers: [{ url: serverUrl || '/' }],
    paths,
    components: {
      schemas: { Failure },
      securitySchemes: { token: { type: 'apiKey', in: 'header', name: 'Authorization' } },
    },
  };
}

const openPath = (path: string): string =>
  path.replace(/:(\w+)/g, '{$1}').replace('*', '{keyword}');

function toOperation(operationId: string, call: Call): Operation {
  return {
    operationId,
    summary: call.summary,
    tags: [call.feature],
    'x-who': call.who,
    ...(call.who === 'anyone' ? {} : { security: [{ token: [] }] }),
    parameters: [
      ...toParameters('path', call.params),
      ...toParameters('query', call.query),
      ...toParameters('header', call.headers),
    ],
    ...(call.body ? { requestBody: toRequestBody(call.body) } : {}),
    responses: toResponses(call),
  };
}

const requiredOf = (schema: Call['params']): readonly string[] => schema?.required ?? [];

function toParameters(place: string, schema: Call['params']): Json[] {
  return Object.entries(schema?.properties ?? {}).map(([name, property]) => ({
    name: name === '*' ? 'keyword' : name,
    in: place,
    required: place === 'path' || requiredOf(schema).includes(name),
    schema: property,
  }));
}

function toRequestBody(body: NonNullable<Call['body']>): Json {
  if (body.kind === 'json') {
    return { required: true, content: { 'application/json': { schema: body.schema } } };
  }
  const { properties } = body.schema;
  const required = requiredOf(body.schema);
  const photo = { type: 'string', contentMediaType: 'image/*', maxLength: 999_999 };
  const form = {
    ...body.schema,
    properties: body.photo ? { ...properties, photo } : properties,
    required: body.photo === 'required' ? [...required, 'photo'] : required,
  };
  return { required: true, content: { 'multipart/form-data': { schema: form } } };
}

function toResponses(call: Call): Operation['responses'] {
  const type =
    'type' in call.reply && call.reply.type === 'string' ? 'text/plain' : 'application/json';
  const responses: Operation['responses'] = {
    [call.status]: { description: 'Success', content: { [type]: { schema: call.reply } } },
  };
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } };
  for (const [status, codes] of refusals(call)) {
    const description = codes.join(', ');
    const success = responses[status];
    if (success) success.description = `Success; or success false: ${description}`;
    else responses[status] = { description, content };
  }
  return responses;
}

function refusals(call: Call): Map<string, string[]> {
  const byStatus = new Map<string, string[]>();
  for (const code of call.errors) {
    const status = String(call.softErrors?.includes(code) ? 200 : errorStatus[code]);
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  return byStatus;
}
