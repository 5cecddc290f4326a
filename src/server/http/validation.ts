import { Ajv, type Options, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import fastJsonStringify from 'fast-json-stringify';
import type { FastifySchemaCompiler, FastifySerializerCompiler } from 'fastify';
import type { Call } from '#contract/define.ts';

const options: Options = { strict: false, allErrors: false, removeAdditional: false };

/** JSON bodies keep their types; URLs and forms carry only strings, so those are coerced. */
const strict = withFormats(new Ajv(options));
const coercing = withFormats(new Ajv({ ...options, coerceTypes: 'array' }));

function withFormats(ajv: Ajv): Ajv {
  addFormats.default(ajv, ['email', 'date-time']);
  return ajv;
}

type Body = NonNullable<Call['body']>;
type Schema = Body['schema'];
const forms = new WeakMap<Schema, Schema>();

/** The schema of a body as `compileValidator` takes it: the same object each time, for what is compiled is known by it. */
export function bodySchema({ kind, schema }: Body): Schema {
  if (kind !== 'form') return schema;
  const form = forms.get(schema) ?? { ...schema, 'x-form': true };
  forms.set(schema, form);
  return form;
}

/**
 * Checks one part of a request by its schema; a schema marked `x-form` is a form body. It is compiled for the first
 * request that is checked by it: compiling those of all calls is a good part of a start.
 */
export const compileValidator: FastifySchemaCompiler<{ 'x-form'?: boolean }> = ({
  schema,
  httpPart,
}) => {
  const ajv = httpPart === 'body' && !schema['x-form'] ? strict : coercing;
  let compiled: ValidateFunction | null = null;
  return (data: unknown) => {
    compiled ??= ajv.compile(schema);
    return compiled(data) || { error: compiled.errors ?? [] };
  };
};

type Serializer = (data: unknown) => string;

/** Calls that answer alike, and applications of one process, have a schema in common. */
const serializers = new WeakMap<object, Serializer>();

/** Writes a reply by its schema, without what that does not declare. It is compiled for the first such reply, as above. */
export const compileSerializer: FastifySerializerCompiler<object> =
  ({ schema }) =>
  (data: unknown) => {
    const known = serializers.get(schema);
    if (known) return known(data);
    const compiled: Serializer = fastJsonStringify(schema);
    serializers.set(schema, compiled);
    return compiled(data);
  };

type StringSchema = { type?: string; untrimmed?: boolean };
type Properties = Record<string, StringSchema & { items?: StringSchema; properties?: object }>;

/**
 * Puts together what a form can only send in parts: `nutrition.fat` is `fat` of `nutrition`, where
 * the schema says that this is an object.
 */
export function joinParts(fields: Record<string, unknown>, properties: Properties) {
  const joined = { ...fields };
  for (const [name, { properties: parts }] of Object.entries(properties)) {
    const told = Object.keys(parts ?? {}).filter((part) => `${name}.${part}` in joined);
    if (told.length === 0) continue;
    joined[name] = Object.fromEntries(told.map((part) => [part, joined[`${name}.${part}`]]));
    for (const part of told) delete joined[`${name}.${part}`];
  }
  return joined;
}

/**
 * Of a body the fields that its call declares, trimmed as a person may have typed them (secrets excepted) and without lone
 * surrogates, before validation, so that limits count what will be kept. Leaves other types for the validator.
 */
export function tidyFields(body: unknown, properties: Properties): unknown {
  if (!body || typeof body !== 'object' || Array.isArray(body)) return body;
  const fields = body as Record<string, unknown>;
  const told = Object.keys(properties).filter((name) => Object.hasOwn(fields, name));
  return Object.fromEntries(told.map((name) => [name, tidyValue(fields[name], properties[name])]));
}

/** No field is deeper than a list of texts, or an object of numbers; going further down would let a deep body exhaust the stack. */
function tidyValue(value: unknown, schema?: Properties[string]): unknown {
  if (Array.isArray(value)) return value.map((item) => tidyText(item, schema));
  if (!schema?.properties || !value || typeof value !== 'object') return tidyText(value, schema);
  return Object.fromEntries(Object.entries(value).map(([part, told]) => [part, tidyText(told)]));
}

function tidyText(value: unknown, schema?: StringSchema): unknown {
  if (typeof value !== 'string') return value;
  const text = value.toWellFormed();
  // Forms travel with CRLF line ends, whatever was typed.
  return schema?.untrimmed ? text : text.replace(/\r\n?/g, '\n').trim();
}
