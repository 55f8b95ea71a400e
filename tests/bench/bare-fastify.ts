// The upper bound: Fastify that always answers the same bytes. Started by `run.ts`.
import Fastify from 'fastify'

process.once('message', ({ headers, body }: { headers: Record<string, string>; body: string }) => {
  const bytes = Buffer.from(body, 'base64')
  const server = Fastify()
  server.get('/*', (_request, reply) => reply.headers(headers).send(bytes))
  void server.listen({ port: 0, host: '127.0.0.1' }).then((origin) => process.send?.(origin))
})
