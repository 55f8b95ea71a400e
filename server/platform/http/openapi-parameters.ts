import { z } from 'zod'
import type { Call } from '../../../contract/shared/call.ts'
import { type Json, schemaOf } from './json-schema.ts'

/** Parameters whose name does not say enough. */
const parameterDescriptions: Record<string, string> = {
  id: 'The record’s number',
  page: 'The page of the list, from 1',
  limit: 'Records a page',
  category: 'A category of the first level: its link or number',
  categorya: 'A category of the second level',
  categoryb: 'A category of the third level',
  filter: 'Filters, separated by commas',
  search: 'Words in any form, without diacritics, with one typing error',
  price_from: 'The lowest price in euros',
  price_to: 'The highest price in euros',
  order_by: 'The order of the list; `-` is descending',
  link: 'The last part of the page’s address',
  cartId: 'The cart’s number',
  goodId: 'The good’s number',
}

export function parametersOf(call: Call, named: Json) {
  const parametersIn = (location: 'path' | 'query', schema: z.ZodObject | undefined) =>
    Object.entries(schema?.shape ?? {}).map(([name, field]) => ({
      name,
      in: location,
      required: location === 'path' || !z.safeParse(field as z.ZodType, undefined).success,
      description: parameterDescriptions[name] ?? `The ${name.replaceAll('_', ' ')}`,
      schema: schemaOf(field as z.ZodType, 'input', named),
    }))
  const key = {
    name: 'Idempotency-Key',
    in: 'header',
    required: false,
    description: 'Chosen by the client, a new one for each deed: the same key never does it twice',
    schema: { type: 'string', maxLength: 200 },
  }
  return [
    ...parametersIn('path', call.params),
    ...parametersIn('query', call.query),
    ...(call.repeatable ? [key] : []),
  ]
}
