import { isIP, isIPv6 } from 'node:net'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { languageOf } from './caller.ts'
import { sendRefusalCode } from './send-refusal.ts'

/** How many proxies stand in front of the shop, or their networks; false without a proxy. */
export type TrustProxy = false | number | string[]

/**
 * Believes the last entries of `X-Forwarded-For` alone: those that our own proxies wrote. Fastify
 * believes no number of hops, since it cannot know that only the proxy reaches this port.
 */
export const trustOf = (proxies: TrustProxy) =>
  typeof proxies === 'number' ? (_address: string, hop: number) => hop < proxies : proxies

/** A visitor whose proxy names no address is refused: limits and records could not name it. */
export const refuseNoAddress = (server: FastifyInstance) =>
  server.addHook('onRequest', (request: FastifyRequest, reply: FastifyReply, done) => {
    if (isIP(request.ip ?? '') === 0)
      void sendRefusalCode(reply, 'bad_request', languageOf(request))
    else done()
  })

/** The visitor's address in one spelling: an IPv4 address as such, an IPv6 one without a zone. */
export function clientAddress({ ip }: Pick<FastifyRequest, 'ip'>): string {
  if (!isIPv6(ip)) return ip
  const address = shortest(ip)
  const mapped = /^::ffff:([\da-f]+):([\da-f]+)$/.exec(address)?.slice(1).map(fromHex)
  return mapped?.flatMap((group) => [group >> 8, group & 255]).join('.') ?? address
}

/** What limits count as one visitor: an IPv4 address, or the /64 that a household gets in IPv6. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address
  const [head, tail = []] = shortest(address)
    .split('::')
    .map((part) => part.split(':').filter((group) => group !== ''))
  const zeros = Array.from({ length: 8 - head!.length - tail.length }, () => '0')
  return `${shortest([...head!, ...zeros, ...tail].slice(0, 4).join(':') + '::')}/64`
}

/** The parser of URLs writes every spelling of an IPv6 address in the shortest one. */
const shortest = (address: string) =>
  new URL(`http://[${address.replace(/%.*$/, '')}]`).hostname.slice(1, -1)

const fromHex = (group: string) => Number.parseInt(group, 16)

/** Whether a request was made on this machine itself, with no proxy in between. */
export const isOfThisMachine = ({ socket, headers }: FastifyRequest): boolean =>
  /^(?:127\.|::1$|::ffff:127\.)/.test(socket.remoteAddress ?? '') &&
  !['x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'forwarded', 'via'].some(
    (header) => headers[header] !== undefined,
  )
