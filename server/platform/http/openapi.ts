import { z } from 'zod'
import type { Call, Calls } from '../../../contract/shared/call.ts'
import { type RefusalCode, refusals } from '../../../contract/shared/refusal-codes.ts'
import { FieldMembers, refusalMembers } from '../../../contract/shared/refusals.ts'

type Json = Record<string, unknown>

/** The JSON schema of a value; named schemas are collected once, for the components. */
function schemaOf(schema: z.ZodType, io: 'input' | 'output', named: Json): Json {
  const made = z.toJSONSchema(schema, {
    target: 'draft-2020-12',
    io,
    unrepresentable: 'any',
    reused: 'inline',
  })
  const {
    $schema: _,
    $defs,
    ...rest
  } = JSON.parse(JSON.stringify(made).replaceAll('"#/$defs/', '"#/components/schemas/')) as Json & {
    $defs?: Json
  }
  Object.assign(named, $defs)
  return rest
}

const json = (schema: Json) => ({ 'application/json': { schema } })

/** A call's refusals, with those that follow from its audience and its input. */
export function refusalsOf(call: Call): RefusalCode[] {
  return [
    ...(call.audience === 'anyone' ? [] : (['token_not_provided'] as const)),
    'token_invalid',
    ...(call.audience === 'customer' ? (['forbidden'] as const) : []),
    ...(call.params ? (['not_found'] as const) : []),
    ...(call.repeatable ? (['key_reused'] as const) : []),
    ...(call.refusals ?? []),
    'too_many_requests',
  ]
}

function parametersOf(call: Call, named: Json) {
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
    schema: { type: 'string', maxLength: 200 },
  }
  return [
    ...parametersIn('path', call.params),
    ...parametersIn('query', call.query),
    ...(call.repeatable ? [key] : []),
  ]
}

function responsesOf(call: Call, named: Json) {
  const byStatus = new Map<number, string[]>()
  for (const code of refusalsOf(call)) {
    const { status } = refusals[code]
    byStatus.set(status, [...(byStatus.get(status) ?? []), code])
  }
  if (call.body || call.query) byStatus.set(422, [...(byStatus.get(422) ?? []), 'fields'])
  return {
    200: { description: 'The answer', content: json(schemaOf(call.answer, 'output', named)) },
    ...Object.fromEntries(
      [...byStatus].map(([status, codes]) => [
        status,
        { description: [...new Set(codes)].join(', '), content: json(refusalSchema(codes, named)) },
      ]),
    ),
  }
}

const membersByCode: Record<string, z.ZodType> = { ...refusalMembers, fields: FieldMembers }

/** The body of a refusal; a code that carries members has a schema of its own. */
function refusalSchema(codes: string[], named: Json): Json {
  const refusal = { $ref: '#/components/schemas/Refusal' }
  const withMembers = codes.flatMap((code) => {
    const members = membersByCode[code]
    if (!members) return []
    const error = code === 'fields' ? { type: 'object' } : { const: code }
    const name = `Refusal_${code}`
    named[name] ??= {
      allOf: [refusal, { properties: { error } }, schemaOf(members, 'output', named)],
    }
    return { $ref: `#/components/schemas/${name}` }
  })
  return withMembers.length === 0 ? refusal : { anyOf: [refusal, ...withMembers] }
}

const operationOf = (name: string, call: Call, named: Json): Json => ({
  operationId: name,
  summary: call.summary,
  tags: [call.path.split('/')[1]],
  security: call.audience === 'anyone' ? [{}, { token: [] }] : [{ token: [] }],
  parameters: parametersOf(call, named),
  ...(call.body && {
    requestBody: {
      required: !call.body.safeParse(undefined).success,
      content: json(schemaOf(call.body, 'input', named)),
    },
  }),
  responses: responsesOf(call, named),
})

/** The contract as an OpenAPI 3.1 document. */
export function openApi(calls: Calls, publicUrl: string): Json {
  const paths: Record<string, Json> = {}
  const named: Json = {}
  for (const [name, call] of Object.entries(calls)) {
    const path = call.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operationOf(name, call, named) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Avots',
      version: '1',
      description: 'The API of the shop. Money is in euros, days are YYYY-MM-DD, flags are 0 or 1.',
    },
    servers: [{ url: `${publicUrl}/api` }],
    paths,
    components: {
      securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
      schemas: {
        ...named,
        Refusal: {
          type: 'object',
          required: ['error'],
          properties: {
            error: {
              description: 'A code, or the first message of each field',
              oneOf: [
                { type: 'string' },
                {
                  type: 'object',
                  additionalProperties: { type: 'array', items: { type: 'string' } },
                },
              ],
            },
            message: { type: 'string' },
          },
        },
      },
    },
  }
}
