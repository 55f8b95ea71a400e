import type { FastifyInstance } from 'fastify'
import { DAY_MS } from '../../domain/calendar/durations.ts'
import type { App } from '../app-context.ts'

const VALID_MS = 180 * DAY_MS

/** Where to write about a weakness of the shop (RFC 9116). */
export const securityText = (server: FastifyInstance, { clock, config, settings }: App) =>
  server.get('/.well-known/security.txt', async (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=86400')
      .send(
        [
          `Contact: mailto:${(await settings()).seller.email}`,
          `Expires: ${new Date(clock.now().getTime() + VALID_MS).toISOString()}`,
          'Preferred-Languages: lv, en',
          `Canonical: ${config.publicUrl}/.well-known/security.txt`,
          '',
        ].join('\n'),
      ),
  )
