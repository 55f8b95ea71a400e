import type { z } from 'zod'
import type { Call, Calls } from '../../../contract/shared/call.ts'
import { allRefusals, type RefusalCode } from '../../../contract/shared/refusal-codes.ts'
import { FieldMembers, refusalMembers } from '../../../contract/shared/refusals.ts'
import { groupOf, groupsOf } from './call-groups.ts'
import { describeDocument, type DocumentTexts, type Operation } from './describe-document.ts'
import { type Json, schemaOf } from './json-schema.ts'
import { parametersOf } from './openapi-parameters.ts'

const json = (schema: Json, example?: Json) => ({
  'application/json': { schema, ...(example && { example }) },
})

/** The refusals of callers whom the call is not for. */
function refusalsOfAudience({ audience }: Call): RefusalCode[] {
  if (audience === 'driver' || audience === 'signing_in') return ['not_signed_in']
  if (typeof audience === 'object')
    return audience.staff === 'any' ? ['not_signed_in'] : ['not_signed_in', 'not_permitted']
  return [
    ...(audience === 'anyone' ? [] : (['token_not_provided'] as const)),
    'token_invalid',
    ...(audience === 'customer' ? (['forbidden'] as const) : []),
  ]
}

/** A call's refusals, with those that follow from its audience and its input. */
export function refusalsOf(call: Call): RefusalCode[] {
  return [
    ...new Set<RefusalCode>([
      ...refusalsOfAudience(call),
      ...(call.params ? (['not_found'] as const) : []),
      ...(call.repeatable ? (['bad_request', 'key_reused'] as const) : []),
      ...(call.refusals ?? []),
      'too_many_requests',
    ]),
  ]
}

/** Refusals of a body that is none. */
const refusalsOfBody: readonly RefusalCode[] = [
  'bad_json',
  'bad_request',
  'too_large',
  'unsupported_media_type',
]

const callers: Record<string, string> = {
  anyone: 'For anyone, with a token or without.',
  token: 'For any token: a customer’s or a guest’s.',
  customer: 'For a customer’s token.',
  signing_in: 'For staff whose second factor is still due, too.',
  driver: 'For a driver with a bound phone.',
}

const callersOf = (audience: Call['audience']): string | undefined => {
  if (typeof audience === 'string') return callers[audience]
  return audience.staff === 'any'
    ? 'For all staff.'
    : `For staff with the right \`${audience.staff}\`.`
}

function descriptionOf({ audience, repeatable, cache, callsProvider }: Call): string {
  const notes = [
    callersOf(audience),
    repeatable &&
      'Takes an `Idempotency-Key`: for a week the same key and body repeat the first answer.',
    cache && 'The answer is the same for everybody.',
    callsProvider && 'Asks the payment provider and may take longer.',
  ]
  return notes.filter(Boolean).join(' ')
}

function responsesOf(call: Call, named: Json) {
  const byStatus = new Map<number, string[]>()
  for (const code of new Set([...refusalsOf(call), ...(call.body ? refusalsOfBody : [])])) {
    const { status } = allRefusals[code]
    byStatus.set(status, [...(byStatus.get(status) ?? []), code])
  }
  if (call.body || call.query) byStatus.set(422, [...(byStatus.get(422) ?? []), 'fields'])
  return {
    200: { description: 'The answer', content: json(schemaOf(call.answer, 'output', named)) },
    ...Object.fromEntries(
      [...byStatus].map(([status, codes]) => [
        status,
        {
          description: [...new Set(codes)].join(', '),
          content: json(refusalSchema(codes, named), exampleOfRefusal(codes)),
        },
      ]),
    ),
  }
}

const exampleOfRefusal = (codes: string[]): Json | undefined => {
  const code = codes.find(
    (code): code is RefusalCode => code in allRefusals && !membersByCode[code],
  )
  return code && { error: code, message: allRefusals[code].en }
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
    // The members of all three together: none of them may be closed.
    const { additionalProperties: _, ...open } = schemaOf(members, 'output', named)
    named[name] ??= { allOf: [refusal, { properties: { error } }, open] }
    return { $ref: `#/components/schemas/${name}` }
  })
  return withMembers.length === 0 ? refusal : { anyOf: [refusal, ...withMembers] }
}

const operationOf = (name: string, call: Call, security: string, named: Json) => ({
  operationId: name,
  summary: call.summary,
  description: descriptionOf(call),
  security: call.audience === 'anyone' ? [{}, { [security]: [] }] : [{ [security]: [] }],
  parameters: parametersOf(call, named),
  ...(call.body && {
    requestBody: {
      required: !call.body.safeParse(undefined).success,
      content: json(schemaOf(call.body, 'input', named)),
    },
  }),
  responses: responsesOf(call, named),
})

const refusalBody: Json = {
  type: 'object',
  required: ['error'],
  properties: {
    error: {
      oneOf: [
        { type: 'string' },
        { type: 'object', additionalProperties: { type: 'array', items: { type: 'string' } } },
      ],
    },
    message: { type: 'string' },
  },
}

/** What a document says of its API as a whole. */
export type ApiDescription = {
  title: string
  description: string
  texts?: DocumentTexts
  /** The page that names who answers for the API. */
  contact: string
  /** The address below which the calls are. */
  address: string
  /** How a caller is known. */
  security: { name: string; scheme: Json }
}

export type ApiDocument = Json & {
  info: Json & { description: string }
  tags: { name: string; description: string }[]
  paths: Record<string, Record<string, Operation>>
  components: Json & { schemas: Json }
}

/** A table of calls as an OpenAPI 3.1 document. */
export function openApi(
  calls: Calls,
  { title, description, address, security, contact, texts }: ApiDescription,
): ApiDocument {
  const paths: ApiDocument['paths'] = {}
  const named: Json = {}
  for (const [name, call] of Object.entries(calls)) {
    const path = call.path.replace(/:(\w+)/g, '{$1}')
    const tags = [groupOf(call, texts?.groups)]
    const operation = { tags, ...operationOf(name, call, security.name, named) }
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operation }
  }
  const schemas = { ...named, Refusal: structuredClone(refusalBody) }
  const operations = Object.values(paths).flatMap((path) => Object.values(path))
  describeDocument(operations, schemas, texts)
  return {
    openapi: '3.1.0',
    info: { title, version: '1', description, contact: { name: title, url: contact } },
    servers: [{ url: address }],
    tags: groupsOf(calls, texts?.groups),
    paths,
    components: { securitySchemes: { [security.name]: security.scheme }, schemas },
  }
}
