import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

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
      reply.header(
        'cache-control',
        path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      )
    },
  })
}
