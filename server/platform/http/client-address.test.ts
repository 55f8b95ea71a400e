import { describe, expect, test } from 'vitest'
import { openLog } from '../log.ts'
import { clientAddress, networkOf, type TrustProxy } from './client-address.ts'
import { createServer } from './create-server.ts'

/** A server behind these proxies that answers whom it takes a visitor for. */
function behind(trustProxy: TrustProxy) {
  const server = createServer({ log: openLog('silent'), trustProxy, https: false })
  server.get('/who', (request, reply) => reply.send(clientAddress(request)))
  return async (forwarded: string, remoteAddress = '10.0.0.2') => {
    const headers = { ...(forwarded !== '' && { 'x-forwarded-for': forwarded }) }
    const { statusCode, body } = await server.inject({ url: '/who', headers, remoteAddress })
    return statusCode === 200 ? body : statusCode
  }
}

const visitor = '203.0.113.10'

// S-B1: a visitor writes the first entries of the header, our proxies append the last ones.
describe('a visitor who writes X-Forwarded-For stays the same visitor', () => {
  const invented = ['10.0.0.7', '127.0.0.1', '::1', 'x', '999.1.1.1', `${visitor}, 10.0.0.9`]

  test.each(invented)('behind one proxy: %s', async (first) =>
    expect(await behind(1)(`${first}, ${visitor}`)).toBe(visitor),
  )

  test.each(invented)('behind two proxies: %s', async (first) =>
    expect(await behind(2)(`${first}, ${visitor}, 10.0.0.3`)).toBe(visitor),
  )

  test.each(invented)('behind proxies of a network: %s', async (first) =>
    expect(await behind(['10.0.0.0/8'])(`${first}, ${visitor}, 10.0.0.3`)).toBe(visitor),
  )

  test.each(invented)('without a proxy: %s', async (first) =>
    expect(await behind(false)(first, visitor)).toBe(visitor),
  )

  test('past the proxies of the network', async () =>
    expect(await behind(['10.0.0.0/8'])('10.0.0.7', visitor)).toBe(visitor))
})

test('a proxy with an IPv4 address in IPv6 is one of its network', async () => {
  const ask = behind(['10.0.0.0/8'])
  expect(await ask(visitor, '::ffff:10.0.0.2')).toBe(visitor)
  expect(await ask('2001:DB8::0007', '10.0.0.2')).toBe('2001:db8::7')
})

test.each(['x', '999.1.1.1', '[::1]:80', '203.0.113.10:4711', 'unknown', '1.2.3.4 5'])(
  'what is no address is refused: %s',
  async (last) => expect(await behind(1)(last)).toBe(400),
)

test('an address has one spelling', () => {
  const spelled = (ip: string) => clientAddress({ ip })
  expect(spelled('::ffff:203.0.113.10')).toBe(visitor)
  expect(spelled('::FFFF:cb00:710a')).toBe(visitor)
  expect(spelled('2001:DB8:0:0::1')).toBe('2001:db8::1')
  expect(spelled('fe80::1%eth0')).toBe('fe80::1')
})

test('limits count an IPv4 address, and a /64 of IPv6', () => {
  expect(networkOf(visitor)).toBe(visitor)
  expect(networkOf('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2::/64')
  expect(networkOf('2001:db8:1:2::')).toBe('2001:db8:1:2::/64')
  expect(networkOf('::1')).toBe('::/64')
})
