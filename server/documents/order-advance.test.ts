import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { dayOf } from '../../domain/calendar.ts'
import { closeDay, deliverOrder } from '../../tests/support/dispatch.ts'
import { filledCart, good, orderShop } from '../../tests/support/order-shop.ts'
import { bankShop } from '../../tests/support/paying-shop.ts'
import { readPdf } from '../../tests/support/read-pdf.ts'
import { checkMoney } from '../payments/check-money.ts'

// D-14

const shop = await bankShop(orderShop)

/** 3 waters with their deposit and 2 teas with the state's, paid by card. */
async function paidOrder() {
  const anna = await shop.customer()
  const { id, params } = await filledCart(anna, { [good.water]: 3, [good.tea]: 2 }, 6)
  const { payment_url } = await anna.api.placeOrder({ params })
  const { token } = await shop.choose(payment_url!, 'paid')
  await anna.api.orderCallback({ body: { payment_token: token } })
  await shop.work()
  return { anna, id, params }
}

async function papersOf(customerId: number) {
  const { rows } = await sql<{ kind: string; total: number; vat: number; pdf: Buffer }>`
    select p.kind, p.total_cents as total, (p.vat->>'vatCents')::int as vat, f.pdf
    from papers p join paper_pdfs f on f.paper_id = p.id
    where p.customer_id = ${customerId} order by p.id`.execute(shop.db)
  return rows
}

async function vatDue(customerId: number): Promise<number> {
  const { rows } = await sql<{ cents: number }>`
    select coalesce(sum(e.cents), 0)::bigint as cents from ledger_entries e
      join ledger_transactions t on t.id = e.transaction_id
    where t.customer_id = ${customerId} and e.account = 'vat'`.execute(shop.db)
  return rows[0]!.cents
}

test('an order paid by card has its advance bill at once, with the VAT that is due then', async () => {
  const { anna, params } = await paidOrder()
  const [bill] = await papersOf(anna.id)
  const { order } = await anna.api.readOrder({ params })
  expect(bill).toMatchObject({
    kind: 'advance_bill',
    total: Math.round(order.payment_summary.sum * 100),
    vat: await vatDue(anna.id),
  })
  expect(bill!.vat).toBeGreaterThan(0)
  expect(readPdf(bill!.pdf)).toContain('Avansa maksājums par pasūtījumu Nr.')
})

test('the invoice sets the advance off, so that its VAT is due once', async () => {
  const { anna, id, params } = await paidOrder()
  const due = await vatDue(anna.id)
  const { order } = await anna.api.readOrder({ params })
  await closeDay(shop.app, dayOf(order.delivery_date!))
  await deliverOrder(shop.app, { orderId: id })
  await shop.work()
  const [bill, invoice] = await papersOf(anna.id)
  expect(invoice).toMatchObject({ kind: 'invoice', total: bill!.total, vat: bill!.vat })
  expect(await vatDue(anna.id)).toBe(due)
  expect(readPdf(invoice!.pdf)).toMatch(/Avansa rēķins A-\d{4}-\d{6}, [^]* aprēķināts tajā/)
  expect(await checkMoney(shop.app)).toEqual([])
})

test('a cancelled order has its advance credited, and the charge keeps its paper', async () => {
  const { anna, params } = await paidOrder()
  await anna.api.cancelOrder({ params })
  await shop.work()
  const papers = await papersOf(anna.id)
  expect(papers.map(({ kind }) => kind)).toEqual(['advance_bill', 'credit_bill'])
  expect(papers.reduce((sum, { total }) => sum + total, 0)).toBe(30)
  expect(await vatDue(anna.id)).toBe(5)
  expect(papers.reduce((sum, { vat }) => sum + vat, 0)).toBe(5)
  const { transaction } = await anna.api.listTransactions({ query: {} })
  expect(transaction.data[0]).toMatchObject({ code: 'refund' })
  expect(await checkMoney(shop.app)).toEqual([])
})

/** One tea and one water fewer than were paid for. */
async function changedOrder() {
  const paid = await paidOrder()
  const { anna, params } = paid
  const { data } = await anna.api.copyOrderToCart({ params })
  const copy = { id: String(data.id) }
  for (const { id, good_id, order, return: back } of data.items)
    await anna.api.changeCartItem({
      params: copy,
      body: { id, good_id, order: order - 1, return: back },
    })
  await anna.api.processOrderCopy({ params: copy })
  await shop.work()
  return paid
}

// What a change gives back stays with the shop as money on the account; see docs/decisions/024.
test('the VAT of what a change gave back is set off by the invoice, whole and once', async () => {
  const { anna, id, params } = await changedOrder()
  const [bill] = await papersOf(anna.id)
  const { order } = await anna.api.readOrder({ params })
  expect(Math.round(order.payment_summary.order * 100)).toBeLessThan(bill!.total - 30)
  expect(await vatDue(anna.id)).toBe(bill!.vat)
  await closeDay(shop.app, dayOf(order.delivery_date!))
  await deliverOrder(shop.app, { orderId: id })
  await shop.work()
  const [, invoice] = await papersOf(anna.id)
  expect(invoice!.vat).toBeLessThan(bill!.vat)
  expect(await vatDue(anna.id)).toBe(invoice!.vat)
  expect(await checkMoney(shop.app)).toEqual([])
})

test('an order that is cancelled after a change has the VAT of its whole advance credited', async () => {
  const { anna, params } = await changedOrder()
  await anna.api.cancelOrder({ params })
  await shop.work()
  const papers = await papersOf(anna.id)
  expect(papers.map(({ kind }) => kind)).toEqual(['advance_bill', 'credit_bill'])
  expect(papers.reduce((sum, { vat }) => sum + vat, 0)).toBe(5)
  expect(await vatDue(anna.id)).toBe(5)
  expect(await checkMoney(shop.app)).toEqual([])
})
