import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { cleanUp } from './kit/clean-up.ts'
import { residentMb } from '../support/process-figures.ts'
import { expectWithin } from './kit/expect-within.ts'
import { percentile } from './kit/load.ts'
import { realShop } from './kit/real-shop.ts'
import { rounds } from './kit/rounds.ts'
import { sharedDatabase } from './kit/shared-database.ts'

const { environment } = await sharedDatabase()
const server = await realShop({ role: 'web', environment })
await server.start()

const post = `POST /api/authenticate HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n`

function open(): Socket {
  const socket = connect(server.port, '127.0.0.1')
  socket.on('error', () => undefined)
  return socket
}

/** Sends until it is cut off, and returns the status line and the bytes sent. */
async function flood(head: string, chunk: string | Buffer, longestBytes: number) {
  const socket = open()
  let answer = ''
  let sent = 0
  socket.on('data', (bytes) => (answer += String(bytes)))
  socket.write(head)
  while (!socket.destroyed && answer === '' && sent < longestBytes) {
    sent += chunk.length
    if (!socket.write(chunk))
      await Promise.race([once(socket, 'drain').catch(() => undefined), pause(200)])
    await pause(0)
  }
  await pause(100)
  socket.destroy()
  return { status: Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1] ?? 0), sent }
}

test.each(rounds(1))(
  'bodies, headers and queries without end are refused early, and memory stays (round %i)',
  async () => {
    const before = residentMb(server.pid())
    const megabyte = 'x'.repeat(1_048_576)
    // Who does not stop sending may find the connection gone before the answer has been read.
    const answer = await flood(`${post}Content-Length: 1073741824\r\n\r\n`, megabyte, 2 ** 30)
    expect([413, 0]).toContain(answer.status)
    expect(answer.sent).toBeLessThan(64 * 1_048_576)
    const chunked = await flood(
      `${post}Transfer-Encoding: chunked\r\n\r\n`,
      `100000\r\n${megabyte}\r\n`,
      2 ** 30,
    )
    expect([413, 0]).toContain(chunked.status)
    expect(chunked.sent).toBeLessThan(64 * 1_048_576)
    const wide = await flood('GET / HTTP/1.1\r\nHost: localhost\r\nX-A: ', megabyte, 2 ** 30)
    expect([431, 0]).toContain(wide.status)
    expect(wide.sent).toBeLessThan(64 * 1_048_576)

    const many = Array.from({ length: 10_000 }, (_, index) => `a${index}=1`).join('&')
    expect((await fetch(`${server.origin}/api/category?${many}`)).status).toBeOneOf([
      200, 400, 414, 431,
    ])
    const json = { 'content-type': 'application/json' }
    const ask = (body: string | Buffer, headers: Record<string, string> = json) =>
      fetch(`${server.origin}/api/authenticate`, {
        method: 'POST',
        headers,
        body: body as string,
      }).then(({ status }) => status)
    expect(await ask(JSON.stringify({ email: Array(100_000).fill('a@b.lv') }))).toBe(413)
    expect(await ask(`${'['.repeat(100_000)}${']'.repeat(100_000)}`)).toBeOneOf([400, 422])
    expect(
      await ask(gzipSync(Buffer.alloc(20_000_000)), { ...json, 'content-encoding': 'gzip' }),
    ).toBeOneOf([400, 415])
    expect(await ask('{"email":"a@b.lv","email":"c@d.lv","password":"x"}')).toBe(401)
    await pause(500)
    expect(residentMb(server.pid()) - before).toBeLessThan(80)
  },
)

test.each(rounds(1))(
  '2,000 sockets that dawdle are shown out, and everybody else is served meanwhile (round %i)',
  async () => {
    const times = async () => {
      const tookMs: number[] = []
      for (let call = 0; call < 100; call += 1) {
        const begun = performance.now()
        expect((await fetch(`${server.origin}/api/category`)).status).toBe(200)
        tookMs.push(performance.now() - begun)
      }
      return percentile(tookMs, 95)
    }
    const quietMs = await times()
    const count = process.env.FAULT_RUNS ? 2_000 : 500
    const dawdlers = Array.from({ length: count }, (_, index) => {
      const socket = open()
      socket.write(
        index % 2 ? 'GET / HTTP/1.1\r\nHost: lo' : `${post}Content-Length: 1000\r\n\r\n{`,
      )
      return socket
    })
    const drip = setInterval(
      () => dawdlers.forEach((socket) => socket.writable && socket.write('a')),
      2_000,
    )
    cleanUp(() => {
      clearInterval(drip)
      dawdlers.forEach((socket) => socket.destroy())
    })
    await pause(1_500)
    expectWithin(2 * quietMs + 100, await times())
    const left = () =>
      dawdlers.filter(({ destroyed, readableEnded }) => !destroyed && !readableEnded).length
    dawdlers.forEach((socket) => socket.resume())
    await expect.poll(left, { timeout: 60_000, interval: 500 }).toBe(0)
  },
)
