import Fastify from 'fastify'

type Fault = 'none' | 'slow' | 'status-500' | 'reset' | 'garbage' | 'done-but-silent' | 'refuses'

/** A proxy between the shop and the provider that injects faults. */
export async function providerOfFaults(behind: () => string) {
  const server = Fastify({ forceCloseConnections: true })
  let fault: Fault = 'none'
  let requests = 0
  server.removeContentTypeParser('application/json')
  server.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) =>
    done(null, body),
  )
  server.all('/*', async (request, reply) => {
    requests += 1
    if (fault === 'slow') return reply.hijack()
    if (fault === 'status-500') return reply.code(500).send({ message: 'INTERNAL' })
    if (fault === 'garbage') return reply.type('application/json').send('{"uuid": 5, <html>')
    if (fault === 'refuses') return reply.code(400).send({ message: 'BAD_REQUEST' })
    const spoiled = fault
    const answer =
      spoiled === 'reset' ? undefined : await passOn(request.method, request.url, request)
    if (!answer || spoiled === 'done-but-silent') {
      request.raw.socket.destroy()
      return reply.hijack()
    }
    return reply
      .code(answer.status)
      .type('application/json')
      .send(await answer.text())
  })
  const passOn = (
    method: string,
    url: string,
    { headers, body }: { headers: object; body: unknown },
  ) => {
    const { authorization } = headers as { authorization?: string }
    return fetch(behind() + url, {
      method,
      headers: { 'content-type': 'application/json', ...(authorization && { authorization }) },
      ...(method === 'POST' && { body: body as string }),
    })
  }
  const address = await server.listen({ port: 0, host: '127.0.0.1' })
  return {
    address,
    spoil: (next: Fault) => void (fault = next),
    asked: () => requests,
    close: () => server.close(),
  }
}
