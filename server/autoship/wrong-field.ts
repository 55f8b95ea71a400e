import type { FieldProblem } from '../../contract/refusals.ts'
import { refuse } from '../../domain/outcome.ts'

/** A refusal of one field, said beside it. */
export const wrongField = (field: string, problem: string, values?: FieldProblem['values']) =>
  refuse({ fields: { [field]: [{ problem, ...(values && { values }) }] } })
