import { z } from 'zod'
import { debtFields, debtStages, debtStops, deliveryStops } from '../../domain/debts/debt-fields.ts'
import { callTable } from '../shared/call.ts'
import { listAnswer, listQuery } from '../shared/list.ts'
import { DayText, filledText, Id, IdText } from '../shared/scalars.ts'
import { deedCall } from './deed-call.ts'

const params = z.object({ id: IdText })
const reason = filledText(300)
const Cents = z.int().min(1, 'too_small').max(1_000_000_00, 'too_big')

const Debtor = z
  .object({
    id: Id,
    name: z.string().nullable(),
    phone: z.string().nullable(),
    /** All that the account lacks. */
    owed: z.int(),
    /** What is past its day, and its parts by age in days. */
    overdue: z.int(),
    to14: z.int(),
    to30: z.int(),
    to60: z.int(),
    older: z.int(),
    /** Days since the oldest one was due. */
    days: z.int(),
    nextDelivery: z.string().nullable(),
    deliveryStop: z.enum(deliveryStops),
    bottles: z.int(),
    /** What the deposit paid falls short of the one that the bottles require. */
    uncoveredCents: z.int(),
    /** The last reminder or call. */
    contactedOn: z.string().nullable(),
    promisedOn: z.string().nullable(),
    stage: z.enum(debtStages),
    /** What stops the clock. */
    stop: z.enum(debtStops),
    onHold: z.enum(['yes', 'no']),
    documents: z.array(
      z.object({ id: Id, number: z.string(), cents: z.int(), isDisputed: z.boolean() }),
    ),
  })
  .meta({ id: 'Debtor' })

const SilentHolder = z.object({
  customerId: Id,
  name: z.string().nullable(),
  phone: z.string().nullable(),
  bottles: z.int(),
  depositCents: z.int(),
  lastOn: z.string(),
  everyDays: z.int(),
})

const DebtFigures = z.object({
  /** What is owed, by days past its day; what no document asks for yet is not due. */
  ages: z.object({
    notDue: z.int(),
    to14: z.int(),
    to30: z.int(),
    to60: z.int(),
    older: z.int(),
  }),
  /** The next day on which documents of those who owe are due. */
  nextDue: z.object({ day: z.string(), documents: z.int(), cents: z.int() }).nullable(),
  /** Of promised parts whose day has passed lately, those that were paid by it. */
  promisesDue: z.int(),
  promisesMet: z.int(),
  /** The median of the days from the due day to the payment of what was late. */
  daysLate: z.int().nullable(),
  /** What debtors have paid lately, by how far their debt had come. */
  paid: z.array(z.object({ stage: z.enum(debtStages), cents: z.int() })),
})

const CustomerIds = z.array(Id).min(1, 'required').max(500, 'too_many_rows')

const ofCustomer = (path: string) => `/customers/:id/${path}`

export const debtCalls = callTable({
  listDebts: {
    method: 'GET',
    path: '/debts',
    summary: 'Customers with debts past their day, those first whose delivery is near',
    audience: { staff: 'issueBills' },
    query: listQuery(debtFields, '-weight'),
    answer: listAnswer(Debtor),
  },
  readDebtFigures: {
    method: 'GET',
    path: '/debts/figures',
    summary: 'How old debts are, and how promises and debts were paid in the last 90 days',
    audience: { staff: 'issueBills' },
    answer: DebtFigures,
  },
  listSilentHolders: {
    method: 'GET',
    path: '/debts/bottles',
    summary: 'Customers with our bottles who have long not ordered, the longest silent first',
    audience: { staff: 'issueBills' },
    answer: z.object({ rows: z.array(SilentHolder) }),
  },
  remindDebtors: deedCall({
    path: '/debts/remind',
    summary: 'Reminds customers of what is past its day; a debt whose clock stands is left out',
    right: 'issueBills',
    body: { customerIds: CustomerIds },
    refusals: ['nothing_overdue'],
  }),
  promisePayment: {
    ...deedCall({
      path: ofCustomer('promise'),
      summary: 'Writes down what a customer has promised, by parts and days; reminders wait',
      right: 'writeNotes',
      body: {
        parts: z
          .array(z.object({ cents: Cents, dueOn: DayText }))
          .min(1, 'required')
          .max(12, 'too_many_rows'),
        note: filledText(300),
      },
      refusals: ['day_passed'],
    }),
    params,
  },
  endPromise: {
    ...deedCall({
      path: ofCustomer('promise/end'),
      summary: 'A promise no longer counts; reminders go on',
      right: 'writeNotes',
      body: { reason },
    }),
    params,
  },
  requirePrepayment: deedCall({
    path: '/debts/hold',
    summary: 'New orders of customers are paid in advance',
    right: 'putCustomersOnHold',
    body: { customerIds: CustomerIds, reason },
    refusals: ['changed_since'],
  }),
  allowCredit: {
    ...deedCall({
      path: ofCustomer('release'),
      summary: 'The customer may pay later again',
      right: 'issueBills',
      body: { reason },
      refusals: ['changed_since'],
    }),
    params,
  },
  disputeDebt: {
    ...deedCall({
      path: ofCustomer('debt-dispute'),
      summary: 'The customer says that a document is wrong; nothing reminds of it meanwhile',
      right: 'writeNotes',
      body: { documentId: Id, reason },
      refusals: ['no_such_document', 'changed_since'],
    }),
    params,
  },
  settleDebtDispute: {
    ...deedCall({
      path: ofCustomer('debt-dispute/end'),
      summary: 'What was wrong with a document is settled; the clock goes on',
      right: 'writeNotes',
      body: { documentId: Id, reason },
      refusals: ['changed_since'],
    }),
    params,
  },
  writeOffDebt: {
    ...deedCall({
      path: ofCustomer('write-off'),
      summary: 'Gives a debt up; needs a second person',
      right: 'writeOffDebts',
      body: { cents: Cents, reason },
      refusals: ['more_than_owed'],
    }),
    params,
  },
})
