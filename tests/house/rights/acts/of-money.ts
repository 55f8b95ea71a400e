import { credit } from '../../../support/order-shop.ts'
import { type DeedTries, reason } from './tries.ts'
import type { World } from './world.ts'

const iban = 'LV97HABA0012345678910'
const correction = { account: 'account', cents: 100, reason }

const customerOf = async ({ customer }: World) => ({ customerId: (await customer()).id })

/** A customer who can have 5 € of deposit back. */
async function refundable({ shop }: World, to: 'account' | 'iban') {
  const { id: customerId } = await shop.customer()
  await credit(shop, customerId, 'deposit', 500)
  return { customerId, to, ...(to === 'iban' && { iban }), withAccount: false, reason }
}

/** A refund that waits for its transfer. */
async function askedRefund(world: World) {
  const asked = await refundable(world, 'iban')
  await world.act('refunds.to_bank', asked)
  const refunds = world.db.selectFrom('depositRefunds').select('id')
  const refund = refunds.where('customerId', '=', asked.customerId)
  return { refundId: (await refund.executeTakeFirstOrThrow()).id }
}

/** The same in a file for the bank. */
export async function exportedRefund(world: World) {
  const refund = await askedRefund(world)
  await world.act('refunds.export', refund)
  await world.shop.work()
  const files = world.db.selectFrom('transferFiles').select('id').orderBy('id', 'desc')
  return { ...refund, transferFileId: (await files.executeTakeFirstOrThrow()).id }
}

/** Paid through the bank, so that it can go back there. */
async function invoiceLine({ delivered, bringLine, act }: World, to: 'account' | 'iban') {
  const { anna, documentId } = await delivered()
  await act('bank.name', { lineId: await bringLine(5_000), customerId: anna.id })
  const back = { to, ...(to === 'iban' && { iban }), reason }
  return { customerId: anna.id, documentId, line: 0, cents: 100, ...back }
}

const promise = { parts: [{ cents: 100, dueOn: '2026-12-01' }], note: 'Sola' }

export const moneyTries: DeedTries = {
  'ledger.correct': async (world) => ({ ...(await customerOf(world)), ...correction }),
  'ledger.goodwill': async (world) => {
    return { ...(await customerOf(world)), ...correction, account: 'bonus' }
  },
  'bank.name': async ({ bringLine, customer }) => {
    return { lineId: await bringLine(4_000), customerId: (await customer()).id }
  },
  'bank.expense': async ({ bringLine }) => ({ lineId: await bringLine(-45), always: false }),
  'bank.split': async ({ bringLine, customer }) => {
    const parts = [
      { customerId: (await customer()).id, cents: 1_000 },
      { customerId: (await customer()).id, cents: 3_000 },
    ]
    return { lineId: await bringLine(4_000), parts, providerCents: 0, feeCents: 0 }
  },
  'bank.ask': async ({ bringLine, customer }) => {
    return { lineId: await bringLine(4_000), customerId: (await customer()).id }
  },
  'bank.unmatch': async ({ bringLine, customer, act }) => {
    const lineId = await bringLine(4_000)
    await act('bank.name', { lineId, customerId: (await customer()).id })
    return { lineId, reason }
  },
  'bank.transfer': async (world) => {
    const { refundId } = await exportedRefund(world)
    return { refundId, lineId: await world.bringLine(-500) }
  },
  'refunds.export': askedRefund,
  'refunds.replace_file': async (world) => {
    return { transferFileId: (await exportedRefund(world)).transferFileId, reason }
  },
  'refunds.line': (world) => invoiceLine(world, 'account'),
  'refunds.line_to_bank': (world) => invoiceLine(world, 'iban'),
  'refunds.to_account': (world) => refundable(world, 'account'),
  'refunds.to_bank': (world) => refundable(world, 'iban'),
  'debts.promise': async ({ debtor }) => {
    return { customerId: (await debtor()).customerId, ...promise }
  },
  'debts.end_promise': async ({ debtor, act }) => {
    const { customerId } = await debtor()
    await act('debts.promise', { customerId, ...promise })
    return { customerId, reason }
  },
  'debts.undo_promise': async (world) => {
    const { customerId } = await world.debtor()
    return world.reverseOf('debts.promise', { customerId, ...promise })
  },
  'debts.undo_hold': async (world) =>
    world.reverseOf('debts.hold', { ...(await customerOf(world)), reason }),
  'debts.hold': async (world) => ({ ...(await customerOf(world)), reason }),
  'debts.release': async (world) => {
    const held = { ...(await customerOf(world)), reason }
    await world.act('debts.hold', held)
    return held
  },
  'debts.dispute': async ({ debtor }) => ({ ...(await debtor()), reason }),
  'debts.settle_dispute': async ({ debtor, act }) => {
    const disputed = { ...(await debtor()), reason }
    await act('debts.dispute', disputed)
    return disputed
  },
  'debts.remind': async ({ debtor }) => ({ customerId: (await debtor()).customerId }),
  'debts.write_off': async ({ debtor }) => {
    return { customerId: (await debtor()).customerId, cents: 100, reason }
  },
}
