import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import type { ConnectionOptions } from '../../../server/platform/database/connection-options.ts'
import { cleanUp } from './clean-up.ts'

type End = { path: string } | { host: string; port: number }

/** A proxy before a database or a mail server that can delay, freeze or cut. */
export async function wire(to: End) {
  const pairs = new Set<[Socket, Socket]>()
  let delayMs = 0
  let isDead = false
  let isRefusing = false

  const server = createServer((near) => {
    if (isRefusing) return near.destroy()
    const far = connect(to)
    const pair: [Socket, Socket] = [near, far]
    pairs.add(pair)
    carry(near, far)
    carry(far, near)
    for (const socket of pair) {
      socket.on('error', () => undefined)
      socket.on('close', () => {
        pairs.delete(pair)
        near.destroy()
        far.destroy()
      })
    }
    return undefined
  })

  /** Keeps the order of bytes and delays each batch by half a round trip. */
  function carry(from: Socket, onto: Socket) {
    let last = Promise.resolve()
    const deliver = async (before: Promise<void>, arrival: Promise<void>, bytes: Buffer) => {
      await Promise.all([before, arrival])
      while (isDead) await pause(20)
      if (!onto.destroyed) onto.write(bytes)
    }
    from.on('data', (bytes) => void (last = deliver(last, pause(delayMs / 2), bytes)))
  }
  const cut = () => {
    for (const [near, far] of pairs) {
      near.destroy()
      far.destroy()
    }
  }
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const close = async () => {
    isDead = false
    server.close()
    cut()
    await once(server, 'close')
  }
  cleanUp(close)
  return {
    port,
    /** Each round trip takes so much longer. */
    slow: (roundTripMs: number) => void (delayMs = roundTripMs),
    /** Nothing passes any more, and nobody is told. */
    freeze: () => void (isDead = true),
    thaw: () => void (isDead = false),
    cut,
    refuse: (refusing: boolean) => void (isRefusing = refusing),
    connections: () => pairs.size,
  }
}

/** A wire to a database, and the same address by way of it. */
export async function wireToDatabase({ connectionString }: ConnectionOptions) {
  const url = new URL(connectionString)
  const host = decodeURIComponent(url.hostname)
  const port = Number(url.port || 5432)
  const cable = await wire(
    host.startsWith('/') ? { path: `${host}/.s.PGSQL.${port}` } : { host, port },
  )
  url.hostname = '127.0.0.1'
  url.port = String(cable.port)
  return { ...cable, url: url.href }
}
