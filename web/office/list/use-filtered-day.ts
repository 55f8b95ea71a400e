import { parseDay } from '../../../domain/calendar.ts'
import type { Condition, ListFields } from '../../../domain/office/list-query.ts'
import { useDayKeys } from '../kit/use-day-keys.ts'

type Props = {
  fields: ListFields
  conditions: readonly Condition[]
  onChange: (conditions: readonly Condition[]) => void
}

/** A list that is narrowed to one day goes to the day before and after it. */
export function useFilteredDay({ fields, conditions, onChange }: Props) {
  const at = conditions.findIndex(
    ({ field, operator }) => operator === 'eq' && fields[field]!.kind === 'day',
  )
  const condition = conditions[at]
  const day = condition && parseDay(condition.values[0]!)
  useDayKeys(day ?? undefined, (next) => {
    if (condition) onChange(conditions.with(at, { ...condition, values: [next] }))
  })
}
