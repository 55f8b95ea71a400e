import { z } from 'zod'
import { parseEuros } from '../../../domain/money.ts'

/** Each field reads both its text from a table and its value from JSON. */

export const count = z
  .union([z.number(), z.string()], 'not a number')
  .transform((value) => (typeof value === 'string' && !/^\s*\d+\s*$/.test(value) ? NaN : +value))
  .pipe(z.int('not a whole number').min(0).max(2_147_483_647))

/** A code without blanks around it and without signs that a file's reader does not see. */
export const sku = z
  .string()
  .max(40)
  .regex(/^(?! )[ -~\p{L}\p{M}]+(?<! )$/u, 'must be like BP-001')

/** Euros such as 7.9, "7.90" or "7,90", as cents. */
export const euros = z.union([z.number(), z.string()]).transform((value, context) => {
  const cents = parseEuros(value)
  if (cents !== null && cents >= 0) return cents
  context.addIssue({ code: 'custom', message: `${value} is no price` })
  return z.NEVER
})

const flags = new Map<unknown, boolean>([
  [true, true],
  [false, false],
  ...(['1', 'true', 'yes', 'jā', 1] as const).map((value) => [value, true] as const),
  ...(['0', 'false', 'no', 'nē', 0] as const).map((value) => [value, false] as const),
])

export const flag = z.unknown().transform((value, context) => {
  const parsed = flags.get(typeof value === 'string' ? value.trim().toLowerCase() : value)
  if (parsed !== undefined) return parsed
  context.addIssue({ code: 'custom', message: 'must be 1 or 0' })
  return z.NEVER
})

/** A list, or text with bars between its members. */
export const listed = <Item extends z.ZodType>(item: Item) =>
  z
    .union([
      z.string().transform((text) =>
        text
          .split('|')
          .map((part) => part.trim())
          .filter(Boolean),
      ),
      z.array(z.unknown()),
    ])
    .pipe(z.array(item))
    .default([])

/** A value of JSON, or its text. */
export const json = z.unknown().transform((value, context): unknown => {
  if (typeof value !== 'string') return value
  try {
    return JSON.parse(value) as unknown
  } catch {
    context.addIssue({ code: 'custom', message: 'is not JSON' })
    return z.NEVER
  }
})

export const link = z
  .string()
  .regex(/^(?=.*[a-z])[a-z0-9]+(-[a-z0-9]+)*$/, 'must be like bio-medus-500-g')

/** Links from the first level down. */
export const categoryPath = z
  .string()
  .regex(/^[a-z0-9-]+(\/[a-z0-9-]+){0,2}$/, 'must be like udens/starta-komplekti')

/** Another good, by its id or code. */
export const goodRef = z.union([z.number().int().positive(), z.string().min(1)]).transform(String)
