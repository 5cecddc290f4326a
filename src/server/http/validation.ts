import { Ajv, type Options } from 'ajv';
import addFormats from 'ajv-formats';
import type { FastifySchemaCompiler } from 'fastify';

const options: Options = { strict: false, allErrors: false, removeAdditional: false };

/** JSON bodies keep their types; URLs and forms carry only strings, so those are coerced. */
const strict = withFormats(new Ajv(options));
const coercing = withFormats(new Ajv({ ...options, coerceTypes: 'array' }));

function withFormats(ajv: Ajv): Ajv {
  addFormats.default(ajv, ['email', 'date-time']);
  return ajv;
}

/** Compiles a schema for one part of a request; a schema marked `x-form` is a form body. */
export const compileValidator: FastifySchemaCompiler<{ 'x-form'?: boolean }> = ({
  schema,
  httpPart,
}) => (httpPart === 'body' && !schema['x-form'] ? strict : coercing).compile(schema);

type StringSchema = { type?: string; untrimmed?: boolean };
type Properties = Record<string, StringSchema & { items?: StringSchema }>;

/**
 * Trims what a person typed (secrets excepted) and repairs lone surrogates, before
 * validation, so that limits count what will be kept. Leaves other types for the validator.
 */
export function tidyFields(body: unknown, properties: Properties): unknown {
  if (!body || typeof body !== 'object' || Array.isArray(body)) return body;
  const tidy = Object.entries(body).map(([key, value]) => [key, tidyValue(value, properties[key])]);
  return Object.fromEntries(tidy);
}

/** No field is deeper than a list of texts; going further down would let a deep body exhaust the stack. */
function tidyValue(value: unknown, schema?: StringSchema): unknown {
  return Array.isArray(value)
    ? value.map((item) => tidyText(item, schema))
    : tidyText(value, schema);
}

function tidyText(value: unknown, schema?: StringSchema): unknown {
  if (typeof value !== 'string') return value;
  const text = value.toWellFormed();
  // Forms travel with CRLF line ends, whatever was typed.
  return schema?.untrimmed ? text : text.replace(/\r\n?/g, '\n').trim();
}
