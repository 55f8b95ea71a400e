import { once } from 'node:events'
import { connect, createServer, type AddressInfo } from 'node:net'
import { afterAll } from 'vitest'
import type { ConnectionOptions } from '../../../server/platform/database/connection-options.ts'

/** As the driver sends it: a simple query. */
const commit = Buffer.from('commit\0')

/** A proxy to a database that loses the answer of the next commit on request. */
export async function commitCut({ connectionString }: ConnectionOptions) {
  const url = new URL(connectionString)
  const host = decodeURIComponent(url.hostname)
  const port = Number(url.port || 5432)
  let isArmed = false
  let cuts = 0
  const server = createServer((near) => {
    const far = host.startsWith('/')
      ? connect({ path: `${host}/.s.PGSQL.${port}` })
      : connect({ host, port })
    let answerIsLost = false
    near.on('data', (bytes) => {
      if (isArmed && bytes.includes(commit)) {
        isArmed = false
        answerIsLost = true
      }
      far.write(bytes)
    })
    far.on('data', (bytes) => {
      if (!answerIsLost) return near.write(bytes)
      // The database has answered, so it is done; nobody hears of it.
      cuts += 1
      return near.destroy()
    })
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      socket.on('error', () => undefined)
      socket.on('close', () => other.destroy())
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  afterAll(() => void server.close())
  url.hostname = '127.0.0.1'
  url.port = String((server.address() as AddressInfo).port)
  return {
    connectionString: url.href,
    loseNextCommit: () => void (isArmed = true),
    cuts: () => cuts,
  }
}
