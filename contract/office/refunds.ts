import { z } from 'zod'
import { mostRowsOfAct } from '../../domain/office/deeds.ts'
import { refundFields, refundStates } from '../../domain/refunds/refund-fields.ts'
import { callTable } from '../shared/call.ts'
import { listAnswer, listQuery } from '../shared/list.ts'
import { Done, filledText, Id, IdText, NoBody, text } from '../shared/scalars.ts'
import { deedCall } from './deed-call.ts'

const Cents = z.int().min(1).max(100_000_000)
const params = z.object({ id: IdText })

const Refund = z
  .object({
    id: Id,
    customer: Id,
    name: z.string().nullable(),
    askedOn: z.string(),
    cents: z.int(),
    /** Of it money of the account; the rest is deposit. */
    accountCents: z.int(),
    to: z.enum(['account', 'card', 'iban']),
    /** The last four signs. */
    iban: z.string().nullable(),
    state: z.enum(refundStates),
    transferFile: Id.nullable(),
  })
  .meta({ id: 'OfficeRefund' })

const TransferFile = z
  .object({
    id: Id,
    madeAt: z.iso.datetime(),
    payOn: z.string(),
    transfers: z.int(),
    cents: z.int(),
    /** What the bank has named, and what it has brought back. */
    done: z.int(),
    returned: z.int(),
    /** Of the stored file; none until a job has written it. */
    fileId: Id.nullable(),
    sha256: z.string().nullable(),
    sentAt: z.iso.datetime().nullable(),
    /** By which its transfers go, after the bank has refused it. */
    nextFileId: Id.nullable(),
  })
  .meta({ id: 'TransferFile' })

export const refundCalls = callTable({
  listRefunds: {
    method: 'GET',
    path: '/refunds',
    summary: 'Refunds of deposits and of money of the account, with where each stands',
    audience: { staff: 'exportTransfers' },
    query: listQuery(refundFields, '-rank'),
    answer: listAnswer(Refund),
  },
  listTransferFiles: {
    method: 'GET',
    path: '/refunds/files',
    summary: 'The latest files of transfers, and how far the bank has come with each',
    audience: { staff: 'exportTransfers' },
    answer: z.object({ rows: z.array(TransferFile) }),
  },
  exportTransfers: deedCall({
    path: '/refunds/export',
    summary: 'Makes one file of transfers of refunds; needs a second person',
    right: 'exportTransfers',
    body: { refundIds: z.array(Id).min(1, 'required').max(mostRowsOfAct, 'too_many_rows') },
    refusals: ['no_open_request', 'less_is_left', 'debt_first', 'no_payee_name'],
  }),
  sendTransferFile: {
    method: 'POST',
    path: '/refunds/files/:id/sent',
    summary: 'Notes that a file of transfers was given to the bank',
    audience: { staff: 'exportTransfers' },
    params,
    body: NoBody,
    answer: Done,
    refusals: ['not_found'],
  },
  replaceTransferFile: {
    ...deedCall({
      path: '/refunds/files/:id/replace',
      summary: 'The bank has refused a file: its transfers go by a new one; needs a second person',
      right: 'exportTransfers',
      body: { reason: filledText(300) },
      refusals: ['already_replaced'],
    }),
    params,
  },
  refundCustomer: {
    ...deedCall({
      path: '/customers/:id/refund',
      summary:
        'Refunds the deposit above the required one, and money of the account if that is asked ' +
        'for: to the account at once, back to card and bank, or to an IBAN',
      right: 'refundToAccount',
      body: {
        to: z.enum(['account', 'card', 'iban']),
        iban: text(40).optional(),
        withAccount: z.boolean().default(false),
        /** A part of the deposit; else all of it that can be refunded. */
        cents: Cents.optional(),
        reason: filledText(300),
      },
      refusals: ['nothing_to_refund', 'already_asked', 'debt_first', 'more_than_left'],
    }),
    params,
  },
  readRefundable: {
    method: 'GET',
    path: '/customers/:id/refundable',
    summary: 'What a customer can have back: deposit, and goods and fees of the latest invoices',
    audience: { staff: 'refundToAccount' },
    params,
    /** Lines of this document alone, however old it is. */
    query: z.object({ document: IdText.optional() }),
    answer: z.object({
      depositCents: z.int(),
      accountCents: z.int(),
      /** For the bottles that the customer has, and how it is reckoned, by steps. */
      requiredCents: z.int(),
      steps: z.array(z.object({ pieces: z.int(), eachCents: z.int() })),
      lines: z.array(
        z.object({
          documentId: Id,
          document: z.string(),
          line: z.int(),
          name: z.string(),
          isFee: z.boolean(),
          leftCents: z.int(),
        }),
      ),
    }),
  },
  refundLine: {
    ...deedCall({
      path: '/customers/:id/refund-line',
      summary:
        'Refunds goods or a fee of an invoice in whole or part, with a credit bill: to the ' +
        'account, back to card and bank, or to an IBAN',
      right: 'refundToAccount',
      body: {
        documentId: Id,
        /** From zero, in the order of the document. */
        line: z.int().min(0).max(1000),
        cents: Cents,
        to: z.enum(['account', 'card', 'iban']),
        iban: text(40).optional(),
        reason: filledText(300),
      },
      refusals: [
        'no_such_document',
        'credited_whole',
        'line_without_price',
        'more_than_left',
        'already_asked',
        'debt_first',
        'nothing_to_refund',
      ],
    }),
    params,
  },
  nameTransfer: {
    ...deedCall({
      path: '/bank/lines/:id/transfer',
      summary: 'Says which paid refund a line of the bank is, where the line names none',
      right: 'importStatements',
      body: { refundId: Id },
      refusals: ['no_such_line', 'already_matched', 'no_such_refund'],
    }),
    params,
  },
})
