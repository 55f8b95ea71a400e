import { createConnection } from 'node:net'
import { processorMs } from '../support/process-figures.ts'
import { postgresMs } from './postgres-time.ts'
import type { ServedShop } from './served-shop.ts'

export type Sent = {
  method: 'GET' | 'POST'
  path: string
  token?: string
  body?: object | undefined
}

const sixteen = 16

export const servedHead =
  '| what | answers | p50 | p95 | p99 | Node | PostgreSQL | generator |\n|---|---|---|---|---|---|---|---|'

/**
 * Sends every request once over open connections, sixteen at a time by default, and prints the wall
 * clock and the processor time of the shop, its database and the generator for each answer.
 */
export async function servedRow(
  { app, origin, pid }: ServedShop,
  name: string,
  requests: readonly Sent[],
  clients = sixteen,
) {
  const { host, hostname, port } = new URL(origin)
  const messages = requests.map((request) => Buffer.from(messageOf(request, host)))
  const times: number[] = []
  let next = 0
  const client = async () => {
    const talk = await connect(Number(port), hostname)
    for (let index = next++; index < messages.length; index = next++) {
      const begun = performance.now()
      const { status, text } = await talk.ask(messages[index]!)
      times.push(performance.now() - begun)
      if (status !== 200) throw new Error(`${requests[index]!.path} answered ${status}: ${text}`)
    }
    talk.end()
  }
  const before = {
    at: performance.now(),
    own: process.cpuUsage(),
    node: processorMs(pid),
    database: postgresMs(app.config.dataDir),
  }
  await Promise.all(Array.from({ length: clients }, client))
  const seconds = (performance.now() - before.at) / 1_000
  const { user, system } = process.cpuUsage(before.own)
  const spent = [
    processorMs(pid) - before.node,
    postgresMs(app.config.dataDir) - before.database,
    (user + system) / 1_000,
  ].map((ms) => `${(ms / requests.length).toFixed(2)} ms`)
  times.sort((a, b) => a - b)
  const quantiles = [0.5, 0.95, 0.99].map(
    (share) => `${times[Math.floor(times.length * share)]!.toFixed(1)} ms`,
  )
  console.log(
    `| ${[name, `${Math.round(requests.length / seconds)}/s`, ...quantiles, ...spent].join(' | ')} |`,
  )
}

function messageOf({ method, path, token, body }: Sent, host: string): string {
  const json = body === undefined ? '' : JSON.stringify(body)
  const headers = [
    `${method} ${path} HTTP/1.1`,
    `host: ${host}`,
    ...(token === undefined ? [] : [`authorization: Bearer ${token}`]),
    ...(body === undefined ? [] : ['content-type: application/json']),
    ...(method === 'POST' ? [`content-length: ${Buffer.byteLength(json)}`] : []),
  ]
  return `${headers.join('\r\n')}\r\n\r\n${json}`
}

/** A connection that reads only status and length, because reading all would be measured too. */
async function connect(port: number, host: string) {
  const socket = createConnection({ port, host, noDelay: true })
  await new Promise((resolve, reject) => socket.once('connect', resolve).once('error', reject))
  let chunks: Buffer[] = []
  let settle: {
    resolve: (answer: { status: number; text: string }) => void
    reject: (error: Error) => void
  }
  socket.on('data', (chunk: Buffer) => {
    chunks.push(chunk)
    const head = chunks[0]!.toString('latin1', 0, 4_096)
    const blank = head.indexOf('\r\n\r\n')
    const length = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1])
    if (blank === -1 || chunks.reduce((sum, chunk) => sum + chunk.length, 0) < blank + 4 + length)
      return
    const status = Number(head.slice(9, 12))
    const text = status === 200 ? '' : Buffer.concat(chunks).toString()
    chunks = []
    settle.resolve({ status, text })
  })
  socket.on('close', () => settle?.reject(new Error('the connection was closed')))
  const ask = (message: Buffer) =>
    new Promise<{ status: number; text: string }>((resolve, reject) => {
      settle = { resolve, reject }
      socket.write(message)
    })
  return { ask, end: () => socket.end() }
}
