import { createConnection } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { processorMs } from '../support/process-figures.ts'
import { type Figures, quantiles, report } from './figures.ts'
import { postgresMs } from './postgres-time.ts'
import type { ServedShop } from './served-shop.ts'

export type Sent = {
  method: 'GET' | 'POST'
  path: string
  token?: string
  body?: object | undefined
}

const sixteen = 16

/** How requests come: so many at a time, each after the answer to the last, or at a steady rate. */
type Pace = { clients?: number; perSecond?: number }

/** Sends the requests and reports what an answer took and cost. */
export async function servedRow(
  shop: ServedShop,
  what: string,
  requests: readonly Sent[],
  { curve, ...pace }: Pace & Pick<Figures, 'curve'> = {},
): Promise<Figures> {
  const figures = await send(shop, requests, pace)
  report(what, { ...figures, curve })
  return figures
}

/**
 * Sends every request once over open connections, sixteen at a time by default, and answers the wall
 * clock and the processor time of the shop and its database for each of them. At a steady rate a
 * request's time begins when it was due, also where no connection was free yet.
 */
export async function send(
  shop: ServedShop,
  requests: readonly Sent[],
  { clients = sixteen, perSecond }: Pace = {},
): Promise<Figures> {
  const { host, hostname, port } = new URL(shop.origin)
  const messages = requests.map((request) => Buffer.from(messageOf(request, host)))
  const connections = await Promise.all(
    Array.from({ length: clients }, () => connect(Number(port), hostname)),
  )
  const times: number[] = []
  let next = 0
  const before = await spentBy(shop)
  const dueAt = (index: number) =>
    perSecond === undefined ? performance.now() : before.at + (index * 1_000) / perSecond
  const client = async ({ ask }: Connection) => {
    for (let index = next++; index < messages.length; index = next++) {
      const due = dueAt(index)
      if (due > performance.now()) await pause(due - performance.now())
      const { status, text } = await ask(messages[index]!)
      times.push(performance.now() - due)
      if (status !== 200) throw new Error(`${requests[index]!.path} answered ${status}: ${text}`)
    }
  }
  await Promise.all(connections.map(client))
  const after = await spentBy(shop)
  for (const { end } of connections) end()
  const each = (of: 'node' | 'postgres' | 'statements') =>
    (after[of] - before[of]) / requests.length
  return {
    perSecond: (requests.length * 1_000) / (after.at - before.at),
    ...quantiles(times),
    nodeMs: each('node'),
    postgresMs: each('postgres'),
    statements: each('statements'),
    note: perSecond === undefined ? '' : `due ${perSecond}/s`,
  }
}

const spentBy = async ({ app, pid, statements }: ServedShop) => ({
  at: performance.now(),
  node: processorMs(pid),
  postgres: postgresMs(app.config.dataDir),
  statements: await statements.count(),
})

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

type Connection = Awaited<ReturnType<typeof connect>>

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
