import { z } from 'zod'
import { bankLineFields, lineClasses, lineStates } from '../../domain/bank/line-fields.ts'
import { mostDroppedBytes } from '../../domain/bank/statement-size.ts'
import { signNames } from '../../domain/bank/match-line.ts'
import { lineTargets } from '../../domain/ledger/bank-entries.ts'
import { callTable } from '../shared/call.ts'
import { listAnswer, listQuery } from '../shared/list.ts'
import { filledText, Id, IdText } from '../shared/scalars.ts'
import { deedCall } from './deed-call.ts'

const Proposal = z.object({
  customerId: Id,
  customerName: z.string().nullable(),
  documentId: Id.nullable(),
  document: z.string().nullable(),
  /** What the document, or the customer, owed when the line was looked at. */
  openCents: z.int(),
  /** What speaks for it. */
  signs: z.array(z.enum(signNames)),
})

const BankLine = z
  .object({
    id: Id,
    day: z.string(),
    payer: z.string().nullable(),
    iban: z.string().nullable(),
    text: z.string(),
    sum: z.int(),
    /** None until a job has looked at it. */
    class: z.enum(lineClasses).nullable(),
    state: z.enum(lineStates),
    /** Where it went. */
    target: z.enum(lineTargets).nullable(),
    customer: Id.nullable(),
    customerName: z.string().nullable(),
    proposals: z.array(Proposal),
    /** Of a line that several share. */
    parts: z.array(
      z.object({
        target: z.enum(lineTargets),
        customer: Id.nullable(),
        customerName: z.string().nullable(),
        cents: z.int(),
      }),
    ),
  })
  .meta({ id: 'BankLine' })

const mostCents = 100_000_000
const PartCents = z.int().min(1).max(mostCents)

const Share = z.object({ lines: z.int(), cents: z.int() })

const Gap = z.object({ after: z.string(), until: z.string(), missingCents: z.int() })

/** As base64. */
const longestFile = (mostDroppedBytes / 3) * 4

export const bankCalls = callTable({
  listBankLines: {
    method: 'GET',
    path: '/bank/lines',
    summary: 'Lines of statements, those that wait for a person first',
    audience: { staff: 'importStatements' },
    query: listQuery(bankLineFields, '-rank'),
    answer: listAnswer(BankLine),
  },
  readBank: {
    method: 'GET',
    path: '/bank',
    summary: 'How far the statements reach, and what is missing between them',
    audience: { staff: 'importStatements' },
    answer: z.object({
      /** Booked lines are counted from this day on, those that wait whatever their day. */
      since: z.string(),
      booked: Share,
      /** Of the booked lines, by themselves. */
      self: z.int(),
      proposed: Share,
      unknown: Share,
      /** The last day of the statements and the balance at its end. */
      until: z.string().nullable(),
      closingCents: z.int().nullable(),
      gaps: z.array(Gap),
    }),
  },
  importStatement: {
    method: 'POST',
    path: '/bank/files',
    summary: 'Imports a statement in camt.053 or FiDAViSta; lines that are known are left out',
    audience: { staff: 'importStatements' },
    body: z.object({ name: filledText(200), content: z.base64().max(longestFile, 'too_long') }),
    mostBytes: longestFile + 1024,
    answer: z.object({
      lines: z.int(),
      newLines: z.int(),
      booked: z.int(),
      knownSince: z.iso.datetime().nullable(),
      gaps: z.array(Gap),
    }),
    refusals: [
      'not_a_statement',
      'cut_file',
      'forbidden_markup',
      'unreadable_line',
      'incomplete_statement',
      'foreign_currency',
      'wrong_account',
      'statement_of_future',
      'balance_differs',
      'statement_too_large',
      'unknown_encoding',
      'wrong_encoding',
    ],
  },
  nameBankLines: deedCall({
    path: '/bank/lines/name',
    summary: 'Says whose lines are; their sums go to the customers’ accounts',
    right: 'importStatements',
    body: {
      lines: z
        .array(z.object({ lineId: Id, customerId: Id, documentId: Id.optional() }))
        .min(1, 'required')
        .max(500, 'too_many_rows'),
    },
    refusals: ['no_such_line', 'already_matched', 'no_such_customer', 'no_such_document'],
  }),
  bookBankExpense: {
    ...deedCall({
      path: '/bank/lines/:id/expense',
      summary: 'Books a line as a cost of the shop, such as a fee of the bank; perhaps always',
      right: 'importStatements',
      body: { always: z.boolean() },
      refusals: ['no_such_line', 'already_matched'],
    }),
    params: z.object({ id: IdText }),
  },
  splitBankLine: {
    ...deedCall({
      path: '/bank/lines/:id/split',
      summary: 'Says that several customers share a line, or that a fee was withheld from it',
      right: 'importStatements',
      body: {
        parts: z
          .array(z.object({ customerId: Id, cents: PartCents, documentId: Id.optional() }))
          .max(50, 'too_many_rows'),
        /** What the payment provider has paid out, before its fee. */
        providerCents: z.int().min(0).max(mostCents).default(0),
        /** What a bank or the provider has withheld. */
        feeCents: z.int().min(0).max(mostCents).default(0),
      },
      refusals: [
        'no_such_line',
        'already_matched',
        'no_such_customer',
        'no_such_document',
        'parts_differ',
      ],
    }),
    params: z.object({ id: IdText }),
  },
  askPayer: {
    ...deedCall({
      path: '/bank/lines/:id/ask',
      summary: 'Asks a customer by letter whether a payment is theirs',
      right: 'importStatements',
      body: { customerId: Id },
      refusals: ['no_such_line', 'already_matched', 'no_such_customer'],
    }),
    params: z.object({ id: IdText }),
  },
  unmatchBankLine: {
    ...deedCall({
      path: '/bank/lines/:id/unmatch',
      summary: 'Takes back whose a line is; what it had paid is open again',
      right: 'unmatchPayments',
      body: { reason: filledText(300) },
      refusals: ['no_such_line', 'not_matched'],
    }),
    params: z.object({ id: IdText }),
  },
})
