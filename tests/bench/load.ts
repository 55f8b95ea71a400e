import { createConnection, type Socket } from 'node:net'
import { quantiles } from './figures.ts'

export type Load = {
  origin: string
  /** A fresh address for every request; the same again and again where memory is measured. */
  path: () => string
  headers?: Record<string, string>
  clients: number
  seconds: number
}

export type Measured = {
  answers: number
  perSecond: number
  p50: number
  p95: number
  p99: number
  failed: number
}

/**
 * Sends requests for some seconds over open connections, each client one after the other. It reads
 * only the status and the length of an answer, because reading all would be measured too.
 */
export async function load({
  origin,
  path,
  headers = {},
  clients,
  seconds,
}: Load): Promise<Measured> {
  const { host, hostname, port } = new URL(origin)
  const rest = Object.entries({ host, ...headers }).map(([name, value]) => `${name}: ${value}\r\n`)
  const nextRequest = () => `GET ${path()} HTTP/1.1\r\n${rest.join('')}\r\n`
  const times: number[] = []
  let failed = 0
  const begun = performance.now()
  const end = begun + seconds * 1_000
  const answered = (status: number, milliseconds: number) => {
    times.push(milliseconds)
    if (status !== 200) failed += 1
  }
  const client = () =>
    runClient({ socket: createConnection(Number(port), hostname), nextRequest, answered, end })
  await Promise.all(Array.from({ length: clients }, client))
  const duration = (performance.now() - begun) / 1_000
  return {
    answers: times.length,
    perSecond: times.length / duration,
    ...quantiles(times),
    failed,
  }
}

const longestHead = 8_192

type Client = {
  socket: Socket
  nextRequest: () => string
  answered: (status: number, milliseconds: number) => void
  end: number
}

function runClient({ socket, nextRequest, answered, end }: Client): Promise<void> {
  socket.setNoDelay(true)
  return new Promise((resolve, reject) => {
    let head = ''
    let left = 0
    let sentAt = 0
    const send = () => {
      sentAt = performance.now()
      if (sentAt < end) socket.write(nextRequest())
      else socket.end(resolve)
    }
    const finish = () => {
      answered(Number(head.slice(9, 12)), performance.now() - sentAt)
      head = ''
      send()
    }
    socket.on('data', (chunk: Buffer) => {
      let from = 0
      if (left === 0) {
        const earlier = head.length
        head += chunk.toString('latin1', 0, longestHead)
        const blank = head.indexOf('\r\n\r\n')
        if (blank === -1) return
        const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1]
        left = Number(length)
        if (Number.isNaN(left))
          reject(new Error(`An answer without a length: ${head.slice(0, blank)}`))
        from = blank + 4 - earlier
      }
      left -= chunk.length - from
      if (left === 0) finish()
    })
    socket.on('connect', send)
    socket.on('error', reject)
    socket.on('close', () => reject(new Error('A connection was closed in the midst of it')))
  })
}
