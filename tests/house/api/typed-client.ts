import type { ApiDocument } from '../../../server/platform/http/openapi.ts'
import type { Json } from '../../../server/platform/http/json-schema.ts'

/** The TypeScript type of a schema of the document. */
function typeOf(schema: Json): string {
  if (typeof schema.$ref === 'string') return schema.$ref.split('/').at(-1)!
  if ('const' in schema) return JSON.stringify(schema.const)
  if (Array.isArray(schema.enum)) return schema.enum.map((value) => JSON.stringify(value)).join('|')
  const choices = (schema.anyOf ?? schema.oneOf) as Json[] | undefined
  if (choices) return choices.map((choice) => `(${typeOf(choice)})`).join('|')
  if (schema.allOf) return (schema.allOf as Json[]).map((part) => `(${typeOf(part)})`).join('&')
  if (schema.properties) return objectType(schema)
  const kinds: Record<string, string> = { integer: 'number', object: 'Record<string,unknown>' }
  if (schema.type === 'array') return `(${typeOf((schema.items ?? {}) as Json)})[]`
  const named = [schema.type ?? 'unknown'].flat() as string[]
  return named.map((kind) => kinds[kind] ?? kind).join('|')
}

const objectType = (schema: Json) => {
  const must = (schema.required ?? []) as string[]
  const members = Object.entries(schema.properties as Record<string, Json>).map(
    ([name, field]) => `${JSON.stringify(name)}${must.includes(name) ? '' : '?'}:${typeOf(field)}`,
  )
  return `{${members.join(';')}}`
}

const transport = `
export const client = (address: string, token?: string) =>
  new Proxy({} as Api, {
    get: (_, name: string) => async (input: Input = {}) => {
      const [method, path] = calls[name as keyof typeof calls] as [string, string]
      const named = path.replace(/{(\\w+)}/g, (_, part) => String(input.path?.[part]))
      const query = new URLSearchParams(input.query)
      const answer = await fetch(address + named + (query.size ? '?' + query : ''), {
        method,
        headers: {
          ...(input.body ? { 'content-type': 'application/json' } : {}),
          ...(token ? { authorization: 'Bearer ' + token } : {}),
        },
        ...(input.body ? { body: JSON.stringify(input.body) } : {}),
      })
      if (!answer.ok) throw new Error(method + ' ' + named + ': ' + (await answer.text()))
      return answer.json()
    },
  })
`

/** A client in TypeScript, made of the document alone: a method for each of its calls. */
export function typedClient({ paths, components }: ApiDocument): string {
  const records = Object.entries(components.schemas as Record<string, Json>).map(
    ([name, schema]) => `export type ${name} = ${typeOf(schema)}`,
  )
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  )
  const methods = operations.map(({ operation }) => {
    const { operationId, parameters, requestBody, responses } = operation
    const inputOf = (place: string) => {
      const those = parameters.filter((parameter) => parameter.in === place)
      const properties = Object.fromEntries(those.map(({ name, schema }) => [name, schema]))
      const required = those.flatMap((parameter) => (parameter.required ? [parameter.name] : []))
      if (those.length === 0) return []
      return [`${place}${required.length ? '' : '?'}:${objectType({ properties, required })}`]
    }
    const body = requestBody?.content['application/json'].schema
    const must = requestBody?.required ? '' : '?'
    const input = [
      ...inputOf('path'),
      ...inputOf('query'),
      ...(body ? [`body${must}:${typeOf(body)}`] : []),
    ]
    const isOptional = input.every((part) => /^\w+\?/.test(part))
    const answer = typeOf(responses[200]!.content['application/json'].schema)
    return `${operationId}(input${isOptional ? '?' : ''}:{${input.join(';')}}):Promise<${answer}>`
  })
  const addresses = operations.map(
    ({ path, method, operation }) =>
      `${operation.operationId}: [${JSON.stringify(method.toUpperCase())}, ${JSON.stringify(path)}],`,
  )
  return [
    ...records,
    `export type Api = {\n${methods.join('\n')}\n}`,
    `const calls = {\n${addresses.join('\n')}\n}`,
    'type Input = { path?: Record<string, unknown>; query?: Record<string, string>; body?: unknown }',
    transport,
  ].join('\n')
}
