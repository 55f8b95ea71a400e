import { z } from 'zod'
import { parseEuros } from '../../../domain/money.ts'

/** Files write numbers, flags and lists as text (a table) or as themselves (JSON); both are read. */

export const count = z.coerce
  .number('not a number')
  .int('not a whole number')
  .min(0)
  .max(2_147_483_647)

/** Euros such as 7.9, "7.90" or "7,90", as cents. */
export const euros = z.union([z.number(), z.string()]).transform((written, context) => {
  const cents = parseEuros(written)
  if (cents !== null && cents >= 0) return cents
  context.addIssue({ code: 'custom', message: `${written} is no price` })
  return z.NEVER
})

const flags = new Map<unknown, boolean>([
  [true, true],
  [false, false],
  ...(['1', 'true', 'yes', 'jā', 1] as const).map((said) => [said, true] as const),
  ...(['0', 'false', 'no', 'nē', 0] as const).map((said) => [said, false] as const),
])

export const flag = z.unknown().transform((said, context) => {
  const meant = flags.get(typeof said === 'string' ? said.trim().toLowerCase() : said)
  if (meant !== undefined) return meant
  context.addIssue({ code: 'custom', message: 'must be 1 or 0' })
  return z.NEVER
})

/** A list, or its members with bars between them. */
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
export const json = z.unknown().transform((given, context): unknown => {
  if (typeof given !== 'string') return given
  try {
    return JSON.parse(given) as unknown
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

/** Another good, by its id or the shop's code. */
export const goodRef = z.union([z.number().int().positive(), z.string().min(1)]).transform(String)
