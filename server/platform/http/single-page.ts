import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { languageOf } from './caller.ts'
import { pagePolicy } from './page-policy.ts'
import { permissionsPolicy, workerPolicy } from './security-headers.ts'
import { sendRefusalCode } from './send-refusal.ts'
import { staticFiles } from './static-files.ts'

/**
 * A single-page app: every path below its name answers its page, which reads the address itself.
 * A file that does not exist answers 404.
 */
export async function singlePage(server: FastifyInstance, name: string, folder: string) {
  const page = await readFile(join(folder, 'index.html'), 'utf8')
  await staticFiles(server, join(folder, 'assets'), `/${name}/assets/`)
  notFoundBelow(server, `/${name}/assets`)
  const hasWorker = await workerFiles(server, name, folder)
  const ownTypes = hasWorker ? [{ hosts: [], trustedTypes: ['worker'] }] : []
  const policy = pagePolicy([], ownTypes, stylesIn(page))
  for (const path of [`/${name}`, `/${name}/*`]) {
    server.get(path, (_request, reply) =>
      reply
        .type('text/html; charset=utf-8')
        .header('content-security-policy', policy)
        // Staff read the codes of a phone; a driver's own says where a door is.
        .header(
          'permissions-policy',
          permissionsPolicy(hasWorker ? ['camera', 'geolocation'] : ['camera']),
        )
        .header('cache-control', 'no-cache')
        .send(page),
    )
  }
}

/** What the build has put into the page, so that it shows a page that has not opened. */
const stylesIn = (page: string) =>
  [...page.matchAll(/<style>([^]*?)<\/style>/g)].map(([, style = '']) => style)

const workerTypes = {
  'sw.js': 'text/javascript; charset=utf-8',
  'manifest.webmanifest': 'application/manifest+json',
}

/** An app that opens without a network has a worker, also for its address without a slash. */
async function workerFiles(server: FastifyInstance, name: string, folder: string) {
  if (!existsSync(join(folder, 'sw.js'))) return false
  for (const [file, type] of Object.entries(workerTypes)) {
    const content = await readFile(join(folder, file))
    server.get(`/${name}/${file}`, (_request, reply) =>
      reply
        .type(type)
        .header('cache-control', 'no-cache')
        .header('service-worker-allowed', `/${name}`)
        .header('content-security-policy', workerPolicy)
        .send(content),
    )
  }
  return true
}

/** Answers 404 in JSON, so that neither an app's page nor the shop's router does. */
function notFoundBelow(server: FastifyInstance, folder: string) {
  for (const path of [folder, `${folder}/*`])
    server.all(path, (request, reply) => sendRefusalCode(reply, 'not_found', languageOf(request)))
}
