import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { languageOf } from './caller.ts'
import { pagePolicy } from './page-policy.ts'
import { sendRefusalCode } from './send-refusal.ts'
import { staticFiles } from './static-files.ts'

/**
 * A single-page app: every path below its name answers its page, which reads the address itself.
 * Its calls and its files answer 404 where there is none.
 */
export async function singlePage(server: FastifyInstance, name: string, folder: string) {
  const page = await readFile(join(folder, 'index.html'), 'utf8')
  const policy = pagePolicy(page, [])
  await staticFiles(server, join(folder, 'assets'), `/${name}/assets/`)
  missing(server, name, 'assets')
  missing(server, name, 'api')
  for (const path of [`/${name}`, `/${name}/*`]) {
    server.get(path, (_request, reply) =>
      reply
        .type('text/html; charset=utf-8')
        .header('content-security-policy', policy)
        .header('cache-control', 'no-cache')
        .send(page),
    )
  }
}

function missing(server: FastifyInstance, name: string, folder: string) {
  for (const path of [`/${name}/${folder}`, `/${name}/${folder}/*`])
    server.all(path, (request, reply) => sendRefusalCode(reply, 'not_found', languageOf(request)))
}
