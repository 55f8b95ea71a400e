import { z } from 'zod'
import type { Call } from '../../../contract/shared/call.ts'
import { type Json, schemaOf } from './json-schema.ts'

export function parametersOf(call: Call, named: Json) {
  const parametersIn = (location: 'path' | 'query', schema: z.ZodObject | undefined) =>
    Object.entries(schema?.shape ?? {}).map(([name, field]) => ({
      name,
      in: location,
      required: location === 'path' || !z.safeParse(field as z.ZodType, undefined).success,
      schema: schemaOf(field as z.ZodType, 'input', named),
    }))
  const key = {
    name: 'Idempotency-Key',
    in: 'header',
    required: false,
    description: 'Chosen by the client, a new one for each deed: the same key never does it twice',
    schema: { type: 'string', maxLength: 200, examples: ['7d1f0c1e-order-64'] },
  }
  return [
    ...parametersIn('path', call.params),
    ...parametersIn('query', call.query),
    ...(call.repeatable ? [key] : []),
  ]
}
