import type { FastifyRequest } from 'fastify'

/** Whether the asker has this very answer. A proxy that compresses on the way marks the tag as weak. */
export const hasAlready = ({ headers }: FastifyRequest, etag: string): boolean =>
  headers['if-none-match']?.split(',').some((known) => known.trim().replace(/^W\//, '') === etag) ??
  false
