import type { FieldMessages } from '../../client/refusals.ts'

/** The members of the contract that each field asks for; its own name unless said. */
type Members = Readonly<Record<string, readonly string[] | undefined>>

type Placed = {
  /** By the names of the form's fields. */
  errors: FieldMessages
  /** Of no field of the form, which is said above its button. */
  other: string | undefined
}

/**
 * Puts each problem that the server names at the field of the form that asks for it. A list's
 * problem may stand at one of its members, such as `parts.0.cents`.
 */
export function placeProblems(
  problems: FieldMessages,
  fields: readonly string[],
  members: Members = {},
): Placed {
  const namesOf = (field: string) => members[field] ?? [field]
  const fieldOf = (key: string) => {
    const path = key.replaceAll(/\.\d+/g, '')
    return (
      fields.find((field) => namesOf(field).includes(path)) ??
      fields.find((field) => namesOf(field).some((name) => path.startsWith(`${name}.`)))
    )
  }
  const errors: FieldMessages = {}
  let other: string | undefined
  for (const [key, message] of Object.entries(problems)) {
    const field = fieldOf(key)
    if (field === undefined) other ??= message
    else errors[field] ??= message
  }
  return { errors, other }
}
