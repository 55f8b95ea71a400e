import type { FieldProblem } from '../../contract/shared/refusals.ts'
import { checkPassword } from '../../domain/customers/password.ts'

/** The field problem of a new password, or undefined for a good one. */
export function passwordProblem(
  password: string,
  about: { name: string | null | undefined; email: string | null | undefined },
): FieldProblem | undefined {
  const checked = checkPassword(
    password,
    [about.name, about.email].filter((text) => text != null),
  )
  return checked.ok ? undefined : { problem: `password_${checked.refusal}` }
}
