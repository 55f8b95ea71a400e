import { z } from 'zod'
import { type ListFields, parseFilter, parseSort } from '../../domain/office/list-query.ts'

const LimitText = z
  .string()
  .regex(/^[1-9]\d{0,2}$/, 'invalid')
  .transform(Number)
  .pipe(z.int().max(200, 'too_big'))

/** The query of a list, as it stands in the office's address bar. */
export const listQuery = (fields: ListFields, sort: string) =>
  z.object({
    /** `field:operator:value`, several parted by `;`. */
    filter: parsedText('', (text) => parseFilter(fields, text)),
    /** A field, `-` before it for the last first. */
    sort: parsedText(sort, (text) => parseSort(fields, text)),
    /** Where the next rows begin, as the last answer said. */
    cursor: z.string().max(1_000).optional(),
    limit: LimitText.default(50),
  })

export type ListRequest = z.output<ReturnType<typeof listQuery>>

const parsedText = <Value>(initial: string, parse: (text: string) => Value | null) =>
  z
    .string()
    .default(initial)
    .transform((text, context) => {
      const value = parse(text)
      if (value !== null) return value
      context.addIssue('invalid')
      return z.NEVER
    })

export const listAnswer = <Row extends z.ZodType>(row: Row) =>
  z.object({
    rows: z.array(row),
    nextCursor: z.string().nullable(),
    /** How many rows the filter leaves; 10,001 stands for any larger number. */
    total: z.int(),
    /** By field, over all rows that the filter leaves; none where they are too many to count. */
    sums: z.record(z.string(), z.int()),
  })
