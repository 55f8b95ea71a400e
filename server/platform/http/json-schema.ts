import { z } from 'zod'

export type Json = Record<string, unknown>

/** The JSON schema of a value; named schemas are collected once, for the components. */
export function schemaOf(schema: z.ZodType, io: 'input' | 'output', named: Json): Json {
  const made = z.toJSONSchema(schema, {
    target: 'draft-2020-12',
    io,
    unrepresentable: 'any',
    reused: 'inline',
    override: ({ jsonSchema }) => plainer(jsonSchema),
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

/** Says the same in words that more readers of OpenAPI know. */
function plainer(schema: Json): void {
  const { prefixItems, propertyNames, allOf } = schema
  if (Array.isArray(prefixItems)) {
    Object.assign(schema, {
      items: prefixItems[0],
      minItems: prefixItems.length,
      maxItems: prefixItems.length,
    })
    delete schema.prefixItems
  }
  const names = (propertyNames as { enum?: string[] } | undefined)?.enum
  if (names && schema.required) {
    schema.properties = Object.fromEntries(names.map((name) => [name, schema.additionalProperties]))
    schema.additionalProperties = false
    delete schema.propertyNames
  }
  // A day's format says what its two patterns repeat.
  if (schema.type === 'string' && Array.isArray(allOf) && allOf.some(isPatternOfDays)) {
    schema.format = 'date'
    delete schema.allOf
  }
}

const isPatternOfDays = ({ pattern }: { pattern?: string }) => pattern?.includes('-02-29|') ?? false
