import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

import { workerPolicy } from './security-headers.ts'

/** The built files of the browser; those with a hash in their name never change. */
export async function staticFiles(server: FastifyInstance, root: string, prefix = '/') {
  await server.register(fastifyStatic, {
    root,
    prefix,
    decorateReply: !server.hasReplyDecorator('sendFile'),
    wildcard: false,
    index: false,
    preCompressed: true,
    setHeaders: (reply, path) => {
      // A worker is asked after anew each time, and fetches the files of the shop.
      if (/\/sw\.js(\.br|\.gz)?$/.test(path)) {
        reply.header('cache-control', 'no-cache')
        reply.header('content-security-policy', workerPolicy)
        return
      }
      reply.header(
        'cache-control',
        path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      )
    },
  })
}
