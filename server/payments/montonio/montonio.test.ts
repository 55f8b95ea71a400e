import { once } from 'node:events'
import { createServer, type AddressInfo, type Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { systemClock } from '../../platform/clock.ts'
import { montonio } from './montonio.ts'

test('a provider that never finishes connecting is given up after two attempts of a second', async () => {
  const sockets: Socket[] = []
  const server = createServer((socket) => sockets.push(socket)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    sockets.forEach((socket) => socket.destroy())
    server.close()
  })
  const provider = montonio({
    url: `https://127.0.0.1:${(server.address() as AddressInfo).port}`,
    keys: { accessKey: 'access', secretKey: 'secret' },
    clock: systemClock,
    log: { warn: () => undefined },
  })
  expect(await provider.readMethods()).toEqual({ ok: false, refusal: { code: 'no_answer' } })
  expect(sockets).toHaveLength(2)
})
