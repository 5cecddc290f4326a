import type { FastifyInstance } from 'fastify';
import { type CallName, calls } from '#contract/index.ts';
import type { Text } from '#messages/format.ts';
import type { Deps } from '#server/deps.ts';
import { buildOpenApi, type OpenApiDocument, type Operation } from './openapi.ts';

/** The page is style and words alone. */
const policy =
  "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Serves the OpenAPI document and a page that a person can browse, without any script. */
export function serveDocs(app: FastifyInstance, { config, texts }: Deps): void {
  const text = texts();
  const make = ({ brand, publicUrl }: Deps['config']['site']) => {
    const document = buildOpenApi({ brand, publicUrl }, text);
    return { brand, document, page: renderDocs(document, text, brand) };
  };
  // Made for the first who asks: it would be a good part of a start.
  let made: ReturnType<typeof make> | null = null;
  const present = () => {
    if (made?.brand !== config.site.brand) made = make(config.site);
    return made;
  };
  app.get('/api/openapi.json', async (_request, reply) => reply.send(present().document));
  app.get('/api/docs', async (_request, reply) =>
    reply
      .header('content-security-policy', policy)
      .type('text/html; charset=utf-8')
      .send(present().page),
  );
  app.get('/api/docs.css', async (_request, reply) => reply.type('text/css').send(styles));
}

function renderDocs(document: OpenApiDocument, text: Text, brand: string): string {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const tags = [...new Set(operations.flatMap(({ operation }) => operation.tags))];
  const sections = tags.map((tag) => {
    const own = operations.filter(({ operation }) => operation.tags.includes(tag));
    const entries = own.map((each) =>
      renderOperation(each.path, each.method, each.operation, text),
    );
    return `<section><h2>${escapeHtml(tag)}</h2>${entries.join('')}</section>`;
  });
  const title = escapeHtml(text('docs.title', { brand }));
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title>
<meta name="viewport" content="width=device-width"><link rel="stylesheet" href="/api/docs.css"></head>
<body><main><h1>${title}</h1><p>${escapeHtml(text('docs.intro'))}</p>
<p>${escapeHtml(text('docs.outside'))}</p>
<p><a href="/api/openapi.json">${escapeHtml(text('docs.document'))}</a></p>
<section><h2>${escapeHtml(text('docs.everywhere'))}</h2>${renderJson(document.components.parameters)}</section>
${sections.join('')}
${renderSchemas(document, text)}</main></body></html>`;
}

function renderOperation(path: string, method: string, operation: Operation, text: Text): string {
  const name = operation.operationId as CallName;
  const responses = Object.entries(operation.responses)
    .map(
      ([status, response]) =>
        `<li><code>${status}</code> ${escapeHtml(String(response.description))}</li>`,
    )
    .join('');
  return `<details id="${operation.operationId}"><summary><b class="${method}">${method.toUpperCase()}</b>
<code>${escapeHtml(path)}</code> <span>${escapeHtml(operation.summary)}</span></summary>
<p>${escapeHtml(text(`docs.who.${operation['x-who']}`))}</p>
${renderSchema(text('docs.parameters'), operation.parameters)}
${renderSchema(text('docs.body'), operation.requestBody)}
<h3>${escapeHtml(text('docs.answers'))}</h3><ul>${responses}</ul>
${renderSchema(text('docs.reply'), operation.responses[calls[name].status]?.content)}</details>`;
}

/** The things that calls speak of by name. */
function renderSchemas({ components }: OpenApiDocument, text: Text): string {
  const entries = Object.entries(components.schemas).map(
    ([name, schema]) =>
      `<details id="${name}"><summary><code>${name}</code></summary>${renderSchema(name, schema)}</details>`,
  );
  return `<section><h2>${escapeHtml(text('docs.schemas'))}</h2>${entries.join('')}</section>`;
}

function renderSchema(title: string, schema: unknown): string {
  const isEmpty = !schema || (Array.isArray(schema) && schema.length === 0);
  if (isEmpty) return '';
  return `<h3>${escapeHtml(title)}</h3>${renderJson(schema)}`;
}

/** Within reach of the keyboard: what is long or wide is scrolled. */
const renderJson = (value: unknown): string =>
  `<pre tabindex="0">${escapeHtml(JSON.stringify(value, null, 2))}</pre>`;

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (value: string): string =>
  value.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

const styles = `:root{color-scheme:light dark;font:17px/1.6 system-ui,sans-serif;
--paper:#fbf7f0;--sunken:#f4ede2;--ink:#221c16;--line:#8d7f70;--link:#1f4d3a}
@media(prefers-color-scheme:dark){:root{--paper:#16120e;--sunken:#211b15;--ink:#f4ece0;--line:#8d7f70;--link:#8cc9ae}}
html{background:var(--paper);color:var(--ink)}a{color:var(--link)}
main{max-width:60rem;margin:2rem auto;padding:0 1rem}details{border-top:1px solid var(--line);padding:.6rem 0}
summary{cursor:pointer}b{display:inline-block;min-width:4.5rem}pre{overflow:auto;max-height:24rem;
padding:1rem;background:var(--sunken);border-radius:8px;font-size:.82rem}code{overflow-wrap:anywhere}h2{text-transform:capitalize}pre:focus-visible{outline:3px solid var(--link)}`;
