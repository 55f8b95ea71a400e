import type { FieldTexts } from '../../../contract/shared/field-texts.ts'
import type { GroupTexts } from './call-groups.ts'
import { describeField, describeFields } from './describe-fields.ts'
import { exampleOf } from './json-example.ts'
import type { Json } from './json-schema.ts'

type Content = { 'application/json': { schema: Json; example?: unknown } }
type Parameter = Json & { name: string; in: string; schema: Json }

/** The parts of a document that are described. */
export type Operation = Json & {
  operationId: string
  tags: string[]
  parameters: Parameter[]
  requestBody?: Json & { content: Content }
  responses: Record<string, Json & { content: Content }>
}

/** What is said of a document's fields, of its parameters, and of its groups of calls. */
export type DocumentTexts = {
  fields: FieldTexts
  parameters: FieldTexts
  groups: GroupTexts
}

/**
 * Writes into a document what its fields mean, with an example of each body and answer. Without
 * texts its parameters are named alone.
 */
export function describeDocument(
  operations: readonly Operation[],
  named: Json,
  texts: DocumentTexts | undefined,
): void {
  for (const { operationId, parameters } of operations)
    for (const parameter of parameters)
      describeParameter(parameter, [operationId, parameter.name], texts?.parameters ?? {}, named)
  if (texts === undefined) return
  for (const [name, schema] of Object.entries(named))
    describeFields(schema as Json, [name], texts.fields, named)
  for (const operation of operations)
    for (const media of mediaOf(operation)) {
      describeFields(media.schema, [operation.operationId], texts.fields, named)
      media.example ??= exampleOf(media.schema, named)
    }
}

const mediaOf = ({ requestBody, responses }: Operation) =>
  [requestBody ?? [], Object.values(responses)]
    .flat()
    .map(({ content }) => content['application/json'])

function describeParameter(parameter: Parameter, path: string[], texts: FieldTexts, named: Json) {
  if (parameter.in !== 'header' && Object.keys(texts).length > 0)
    describeField(parameter.schema, path, texts, named)
  const { description } = parameter.schema
  parameter.description ??= description ?? `The ${parameter.name.replaceAll('_', ' ')}`
  delete parameter.schema.description
}
