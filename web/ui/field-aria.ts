import { classNames } from './class-names.ts'

/** ARIA attributes that connect a control to its hint and its error, for screen readers. */
export function fieldAria(
  id: string,
  hint: unknown,
  error: string | undefined,
  describedBy?: string,
) {
  const ids = classNames(
    describedBy,
    hint !== undefined && `${id}-hint`,
    error !== undefined && `${id}-error`,
  )
  return {
    id,
    'aria-describedby': ids === '' ? undefined : ids,
    'aria-invalid': error === undefined ? undefined : true,
  }
}
