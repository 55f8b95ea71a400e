import type { FastifyRequest } from 'fastify'

/** Whether the caller already has this answer. A proxy that compresses marks the tag as weak. */
export const isNotModified = ({ headers }: FastifyRequest, etag: string): boolean =>
  headers['if-none-match']?.split(',').some((known) => known.trim().replace(/^W\//, '') === etag) ??
  false
