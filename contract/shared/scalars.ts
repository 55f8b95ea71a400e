import { z } from 'zod'
import { maxPieces } from '../../domain/cart/quantity.ts'
import { parseEuros } from '../../domain/money.ts'
import { withoutHiddenSigns } from '../../domain/words/hidden-signs.ts'
import { isPrintable } from '../../domain/words/printable.ts'

/**
 * Schemas that the rooms share. Bodies are never coerced; parameters and queries are text and are
 * parsed strictly.
 */

export const Id = z.int().min(1).max(2_147_483_647)

const digits = z.string().regex(/^[1-9]\d{0,9}$/, 'invalid')

/** A record's number in a path or a query. */
export const IdText = digits.transform(Number).pipe(Id)

/** A page's number in a query; the first when absent. */
export const PageText = digits.transform(Number).pipe(z.int().max(1_000_000)).default(1)

/** A sum in answers: a number of euros with at most two decimals. */
export const Euros = z.number().meta({ description: 'Euros, at most two decimals' })

/** A sum that a customer pays: 0.01 to 10,000.00, never a fraction of a cent. */
export const PaidEuros = z
  .number('not_a_number')
  .min(0.01, 'too_small')
  .max(10_000, 'too_big')
  .refine((euros) => parseEuros(euros) !== null, 'cents')
  .meta({ description: 'Euros, at most two decimals' })

/** A calendar day, never an instant. */
export const DayText = z.iso.date('day').regex(/^[1-9]/, 'day')

/** A field of a record as the history stores it: any JSON. */
export const StoredValue: z.ZodType = z.json()

export const Flag = z.literal([0, 1])
/** A boolean as the API's number. */
export const flag = (value: boolean): z.output<typeof Flag> => (value ? 1 : 0)

export const Quantity = z.int('not_a_number').min(0, 'too_small').max(maxPieces, 'too_big')

const WITHOUT_CONTROLS =
  // oxlint-disable-next-line no-control-regex -- these are the characters to refuse
  /^[^\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ud800-\udfff]*$/u

/**
 * Free text, trimmed, normalized and without signs that have no shape. Control characters are
 * refused: they break mails, PDFs and terminals.
 */
export const text = (maximum: number) =>
  z
    .string()
    .transform((value) => withoutHiddenSigns(value).normalize('NFC').trim())
    .pipe(z.string().max(maximum, 'too_long').regex(WITHOUT_CONTROLS, 'invalid'))

/** Text for papers and the courier's sheet, in letters that their fonts have. */
export const printedText = (maximum: number) => text(maximum).refine(isPrintable, 'unprintable')

/** Text that may not be empty. */
export const filledText = (maximum: number) =>
  text(maximum).refine((value) => value.length > 0, 'required')

/** A name, an address or a note on a paper that may not be empty. */
export const filledPrintedText = (maximum: number) =>
  printedText(maximum).refine((value) => value.length > 0, 'required')

export const data = <Schema extends z.ZodType>(schema: Schema) => z.object({ data: schema })

/** An answer wrapped twice, as the fixed API spells its lists. */
export const dataData = <Schema extends z.ZodType>(schema: Schema) => data(data(schema))

export const paginator = <Schema extends z.ZodType>(row: Schema) =>
  z.object({
    current_page: z.int(),
    last_page: z.int(),
    per_page: z.int(),
    total: z.int(),
    data: z.array(row),
  })

/** The answer of a write that has nothing to tell. */
export const Done = z.object({ done: z.literal(true) })

/** For calls without a body: accepts none and `{}`. */
export const NoBody = z.object({}).optional()

/** Of the Latin script alone: letters of others look like them. */
const EMAIL =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@(?:[\p{sc=Latin}\d](?:[\p{sc=Latin}\d-]*[\p{sc=Latin}\d])?\.)+[\p{sc=Latin}\d-]{2,}$/u

/** An e-mail address in lower case. */
export const Email = filledText(254).pipe(z.string().toLowerCase().regex(EMAIL, 'email'))

/** As typed, not trimmed or normalized. `domain/customers/password.ts` checks new passwords. */
export const TypedPassword = z.string().max(1_000, 'password_too_long')

export const PasswordText = TypedPassword.min(1, 'required')
