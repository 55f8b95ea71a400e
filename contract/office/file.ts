import { z } from 'zod'

/** `GET /office/api/files/{id}`: the bytes of a stored file; its kind decides who may. */
export const fileCall = {
  method: 'GET',
  path: '/files/:id',
  summary: 'A photo, signature, statement or export',
  audience: { staff: 'any' },
  answer: z.unknown(),
} as const
