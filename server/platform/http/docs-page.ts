import type { FastifyInstance } from 'fastify'
import type { Operation } from './describe-document.ts'
import { escape, exampleBlock, fieldTable, prose } from './docs-schema.ts'
import { docsStyle } from './docs-style.ts'
import { encode, type Encoded, sendEncoded } from './encoded.ts'
import type { ApiDocument } from './openapi.ts'
import type { Json } from './json-schema.ts'

const folded = (title: string, inside: string) =>
  `<details><summary>${title}</summary>${inside}</details>`

type Media = { schema: Json; example?: unknown }
type Content = { content: { 'application/json': Media } }

const shape = (title: string, part: Content | undefined) => {
  if (part === undefined) return ''
  const { schema, example } = part.content['application/json']
  return folded(title, fieldTable(schema) + exampleBlock(example))
}

function parametersOf({ parameters }: Operation): string {
  if (parameters.length === 0) return ''
  const items = parameters.map(({ name, in: location, required, description, schema }) => {
    const [example] = (schema.examples ?? []) as string[]
    const must = required ? '' : ', optional'
    return `<li><code>${escape(name)}</code> (${location}${must}): ${prose(String(description))} <small>${escape(example ?? '')}</small></li>`
  })
  return `<ul>${items.join('')}</ul>`
}

function section(method: string, path: string, operation: Operation): string {
  const { 200: answer, ...refusals } = operation.responses
  const codes = Object.entries(refusals).map(
    ([status, { description }]) => `${status} <code>${escape(String(description))}</code>`,
  )
  return `<section id="${operation.operationId}">
<h3><code>${method.toUpperCase()} /api${escape(path)}</code></h3>
<p>${prose(String(operation.summary))}. <small>${prose(String(operation.description))}</small></p>
${parametersOf(operation)}
${shape('Body', operation.requestBody)}${shape('Answer', answer)}
<p><small>Refuses with ${codes.join(' · ')}</small></p>
</section>`
}

/** Paragraphs and one numbered list, as the description of the document has them. */
const textOf = (description: string): string =>
  description
    .split(/\n\n+/)
    .map((block) =>
      /^\d\. /.test(block)
        ? `<ol>${block
            .split(/\n(?=\d\. )/)
            .map((line) => `<li>${prose(line.replace(/^\d\. /, ''))}</li>`)
            .join('')}</ol>`
        : `<p>${prose(block)}</p>`,
    )
    .join('')

/** The API's documentation as one page without scripts. */
function docsPage({ info, tags, paths, components }: ApiDocument): string {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method, path, operation })),
  )
  const chapter = ({ name, description }: { name: string; description: string }) =>
    `<h2 id="group-${name}">${escape(name)}</h2><p>${prose(description)}</p>${operations
      .filter(({ operation }) => operation.tags.includes(name))
      .map(({ method, path, operation }) => section(method, path, operation))
      .join('')}`
  const schemas = Object.entries(components.schemas).map(
    ([name, schema]) =>
      `<section id="schema-${name}">${folded(`<code>${name}</code>`, fieldTable(schema as Json))}</section>`,
  )
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Avots API</title><link rel="stylesheet" href="/api/docs.css"></head>
<body><nav aria-label="Chapters">${tags.map(({ name }) => `<a href="#group-${name}">${escape(name)}</a>`).join('')}<a href="#schemas">Records</a></nav>
<main><h1>Avots API</h1>${textOf(info.description)}<p>Machines read <a href="/api/openapi.json">openapi.json</a>.</p>${tags.map(chapter).join('')}<h2 id="schemas">Records</h2>${schemas.join('')}</main></body></html>`
}

const POLICY = "default-src 'none'; style-src 'self'; base-uri 'none'; frame-ancestors 'none'"

/** The page and its style sheet; the page is made at the first request. */
export function docsRoutes(api: FastifyInstance, describe: () => ApiDocument) {
  let page: Promise<Encoded> | undefined
  api.get('/docs', async (request, reply) => {
    void reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', POLICY)
      .header('vary', 'accept-encoding')
    return sendEncoded(request, reply, await (page ??= encode(Buffer.from(docsPage(describe())))))
  })
  api.get('/docs.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(docsStyle))
}
