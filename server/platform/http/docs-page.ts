import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Call, Calls } from '../../../contract/shared/call.ts'
import { encode, type Encoded, sendEncoded } from './encoded.ts'
import { refusalsOf } from './openapi.ts'

const escape = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

const audiences: Record<string, string> = {
  anyone: 'no token needed',
  token: 'any token',
  customer: "a customer's token",
}

function shape(title: string, schema: z.ZodType | undefined, io: 'input' | 'output'): string {
  if (schema === undefined) return ''
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return `<details><summary>${title}</summary><pre>${escape(JSON.stringify(rest, undefined, 2))}</pre></details>`
}

const callSection = (name: string, call: Call): string => `<section id="${name}">
<h3><code>${call.method} /api${escape(call.path)}</code></h3>
<p>${escape(call.summary)} <small>${typeof call.audience === 'string' ? audiences[call.audience] : call.audience.staff}${call.repeatable ? ' · takes Idempotency-Key' : ''}</small></p>
${shape('Query', call.query, 'input')}${shape('Body', call.body, 'input')}${shape('Answer', call.answer, 'output')}
<p><small>Refuses with ${refusalsOf(call)
  .map((code) => `<code>${code}</code>`)
  .join(' ')}</small></p>
</section>`

/** The API's documentation as one page without scripts. */
function docsPage(calls: Calls): string {
  const groups = Map.groupBy(Object.entries(calls), ([, call]) => call.path.split('/')[1] ?? '')
  const list = [...groups].map(
    ([group, members]) =>
      `<h2 id="group-${group}">${escape(group)}</h2>${members.map(([name, call]) => callSection(name, call)).join('')}`,
  )
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Avots API</title><link rel="stylesheet" href="/api/docs.css"></head>
<body><nav aria-label="Groups">${[...groups.keys()].map((group) => `<a href="#group-${group}">${escape(group)}</a>`).join('')}</nav>
<main><h1>Avots API</h1><p>Machines read <a href="/api/openapi.json">openapi.json</a>. Money is in euros, days are YYYY-MM-DD, flags are 0 or 1.</p>${list.join('')}</main></body></html>`
}

const docsStyle = `:root{color-scheme:light}body{margin:0;font:16px/1.6 system-ui,sans-serif;color:#0d2b38;background:#f6f8f7;display:grid;grid-template-columns:14rem minmax(0,1fr)}
nav{position:sticky;top:0;height:100vh;overflow:auto;padding:1.5rem;box-sizing:border-box;border-right:1px solid #dce5e8}nav a{display:block;padding:.35rem 0;color:#0a5d7c}
main{padding:1.5rem 2rem 5rem;max-width:60rem}section{border-top:1px solid #dce5e8;padding:.5rem 0}h3{margin:.5rem 0 0}small{color:#4a6470}
pre{overflow:auto;background:#fff;border:1px solid #dce5e8;border-radius:6px;padding:1rem;font-size:13px}summary{cursor:pointer;padding:.35rem 0}
@media(max-width:767px){body{display:block}nav{position:static;height:auto}nav a{display:inline-block;margin-right:1rem}main{padding:1rem}}`

const POLICY = "default-src 'none'; style-src 'self'; base-uri 'none'; frame-ancestors 'none'"

/** The page and its style sheet; the page is made at the first request. */
export function docsRoutes(api: FastifyInstance, calls: Calls) {
  let page: Promise<Encoded> | undefined
  api.get('/docs', async (request, reply) => {
    void reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', POLICY)
      .header('vary', 'accept-encoding')
    return sendEncoded(request, reply, await (page ??= encode(Buffer.from(docsPage(calls)))))
  })
  api.get('/docs.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(docsStyle))
}
