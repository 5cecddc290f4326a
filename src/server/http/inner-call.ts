import { parse } from 'node:querystring';
import type { ApiRequest } from '#contract/client.ts';
import type { Call } from '#contract/define.ts';
import { type CallName, calls } from '#contract/index.ts';
import { isKnownAddress } from '../kept/known-address.ts';
import { mayKeep } from '../kept/may-keep.ts';
import type { Handler, Handlers } from './handler.ts';
import { compileValidator } from './validation.ts';
import { createWrite } from './write-answer.ts';

type Values = Record<string, unknown>;
/** Coerces the values to what the schema says; false where they cannot be that. */
type Check = (values: Values) => boolean;

/** A call that pages may be answered from its handler. */
type InnerCall = {
  call: Call;
  handler: Handler<Call>;
  write: ReturnType<typeof createWrite>;
  /** Its path, with a group for each parameter. */
  path: RegExp;
  params: readonly string[];
  query: readonly string[];
  check: Record<'params' | 'query', Check>;
};

export type Asked = {
  inner: InnerCall;
  url: string;
  params: Values;
  query: Values;
  /** Whether its reply may be kept: what has endless addresses would fill the room. */
  hasRoom: boolean;
};

/** A longer address, and a step upwards in one, are left to the router. */
const longestUrl = 2_000;
const stepUp = /\/\.{1,2}(?:\/|$)/;

/** The calls whose replies may be kept for everybody and that take nothing but what their address says. */
export function innerCallsOf(handlers: Handlers): InnerCall[] {
  const names = Object.keys(calls) as CallName[];
  return names.flatMap((name) => {
    const call: Call = calls[name];
    if (!mayKeep(call) || call.headers || call.body || call.isForOwnPages) return [];
    return [toInner(call, handlers[name] as Handler<Call>)];
  });
}

function toInner(call: Call, handler: Handler<Call>): InnerCall {
  const params: string[] = [];
  const path = call.path.replace(/:(\w+)|\*/g, (_, name = '*') => {
    params.push(name);
    return '([^/]+)';
  });
  return {
    call,
    handler,
    params,
    write: createWrite(call),
    path: new RegExp(`^${path}$`),
    query: Object.keys(call.query?.properties ?? {}),
    check: { params: toCheck(call.params), query: toCheck(call.query) },
  };
}

function toCheck(declared: Call['query']): Check {
  if (!declared) return () => true;
  const schema: object = declared;
  const check = compileValidator({ schema, method: 'GET', url: '', httpPart: 'querystring' });
  return (values) => check(values) === true;
}

/** Which of the calls an address asks for, with its values as the contract has them; null where it is not plainly one of them. */
export function readAsked(known: readonly InnerCall[], request: ApiRequest): Asked | null {
  const { method, url, headers, body } = request;
  if (method !== 'GET' || body !== undefined || url.length > longestUrl) return null;
  for (const _ in headers) return null;
  const [path = '', rest] = url.split(/\?(.*)/s);
  if (stepUp.test(path)) return null;
  for (const inner of known) {
    const found = inner.path.exec(path);
    if (!found) continue;
    const params = valuesOf(inner.params, found.slice(1));
    const query = rest === undefined ? {} : { ...parse(rest) };
    // What is refused for its values is refused by the route.
    if (!params || !inner.check.params(params) || !inner.check.query(query)) return null;
    return { inner, url, params, query, hasRoom: isKnownAddress(url, inner.query) };
  }
  return null;
}

function valuesOf(names: readonly string[], texts: readonly string[]): Values | null {
  try {
    return Object.fromEntries(names.map((name, at) => [name, decodeURIComponent(texts[at] ?? '')]));
  } catch {
    // A stray percent sign: the router says what is wrong.
    return null;
  }
}
