import { CallRefused } from '../../contract/http-client.ts'

export type FieldMessages = Record<string, string>

/** The first message of each field that the server refused; what no field is to blame for stands under an empty name. */
export function refusedFields(error: unknown, otherwise: string): FieldMessages {
  if (!(error instanceof CallRefused)) return { '': otherwise }
  const fields = Object.entries(error.fields).map(([field, messages]): [string, string] => [
    field,
    messages[0] ?? otherwise,
  ])
  return fields.length > 0 ? Object.fromEntries(fields) : { '': error.message }
}

/** The first thing that the server had against it, for where no field can say its own. */
export const whyRefused = (error: unknown, otherwise: string): string =>
  Object.values(refusedFields(error, otherwise))[0] ?? otherwise
