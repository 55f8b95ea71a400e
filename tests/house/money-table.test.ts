import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import type { AccountEvent } from '../../contract/shop/ledger.ts'
import type { Order } from '../../contract/shop/order-record.ts'
import { openLabel, settledLabel } from '../../contract/shop/words/payment-labels.ts'
import { dayOf } from '../../domain/calendar.ts'
import { centsOf, eurosOf, formatEuros, sumOf } from '../../domain/money.ts'
import { checkMoney } from '../../server/payments/check-money.ts'
import { mailContext } from '../../server/mails.ts'
import { writeMail } from '../../server/platform/mail/write-mail.ts'
import { nameOf, orderKinds } from '../support/money-kinds.ts'
import {
  deliverAll,
  type MoneyOrder,
  moneyShop,
  placeOrderOf,
  readOrder,
} from '../support/money-orders.ts'
import { newColleague } from '../support/staff-client.ts'
import { readPdf } from '../support/read-pdf.ts'

// O-2, O-3, O-4, O-5, O-6, O-8, O-13, O-14, O-20, D-19

const shop = await moneyShop()
const euros = (sum: number) => formatEuros(centsOf(sum)).replaceAll('\u00a0', ' ')
const centsIn = <Row>(rows: readonly Row[], sum: (row: Row) => number) =>
  sumOf(rows, (row) => centsOf(sum(row)))

type Made = MoneyOrder & { before: Order; after: Order; events: AccountEvent[] }
const made = new Map<string, Made>()

let office: Awaited<ReturnType<typeof newColleague>>['api']

/** Orders of different customers are placed side by side. */
const atOnce = 5

beforeAll(async () => {
  const placed: (MoneyOrder & { before: Order })[] = []
  for (let first = 0; first < orderKinds.length; first += atOnce) {
    const group = orderKinds.slice(first, first + atOnce).map(async (kind) => {
      const order = await placeOrderOf(shop, kind)
      return { ...order, before: await readOrder(order) }
    })
    placed.push(...(await Promise.all(group)))
  }
  await deliverAll(shop, placed)
  office = (await newColleague(shop, 'owner', 'vadiba@avots.example')).api
  await shop.db.updateTable('sessions').set({ lastUsedAt: shop.clock.now() }).execute()
  for (const order of placed)
    made.set(nameOf(order.kind), {
      ...order,
      after: await readOrder(order),
      events: await eventsOf(order),
    })
}, 300_000)

async function eventsOf({ anna }: MoneyOrder): Promise<AccountEvent[]> {
  const first = (await anna.api.listAccountEvents({ query: { page: '1' } })).event
  const pages = [first]
  for (let page = 2; page <= first.last_page; page += 1)
    pages.push((await anna.api.listAccountEvents({ query: { page: String(page) } })).event)
  return pages.flatMap(({ data }) => data)
}

/** The letters of an order, the latest last, as their reader sees them. */
async function lettersOf({ id }: MoneyOrder) {
  const { rows } = await sql<Parameters<typeof writeMail>[1]>`
    select template, 'lv' as language, payload, customer_id, 'Anna' as name from mail_outbox
    where cause = 'order:' || ${id}::text or cause like 'order:' || ${id}::text || ':%'
      or cause in (select 'paper:' || id from papers where order_id = ${id} and kind = 'invoice')
    order by id`.execute(shop.db)
  const letters = rows.map(async (mail) => {
    const { text } = await writeMail(mailContext(shop.app), mail)
    return { template: mail.template, text: text.replaceAll('\u00a0', ' ') }
  })
  return Promise.all(letters)
}

/** The rows of the block, as page and letters have them. */
function rowsOf({ payment_summary, delivery_date }: Order): string[] {
  const { settled, open } = payment_summary
  const day = delivery_date === null ? null : dayOf(delivery_date)
  return [
    ...settled.map(
      ({ by, on, sum }) => `${settledLabel({ by, on: dayOf(on) }, 'lv')}: ${euros(Math.abs(sum))}`,
    ),
    ...(open ? [`${openLabel(open.by, day, 'lv')}: ${euros(open.sum)}`] : []),
  ]
}

function expectBlockAddsUp({ payment_summary: block }: Order) {
  expect(centsOf(block.order) + centsOf(block.top_up) + centsOf(block.charge)).toBe(
    centsOf(block.sum),
  )
  expect(centsIn(block.settled, ({ sum }) => sum) + centsOf(block.open?.sum ?? 0)).toBe(
    centsOf(block.sum),
  )
}

describe.each(orderKinds.map(nameOf))('%s', (name) => {
  const order = () => made.get(name)!

  test('the rows of the page add up to its totals, and the block to what was paid', () => {
    const { before, after, kind } = order()
    for (const { items, details } of [before, after])
      expect(
        sumOf(items, (item) => item.order * centsOf(item.price_without_discount_vat)) -
          centsOf(details.final_discount_vat) -
          centsOf(details.bonus) +
          centsOf(details.deposit_amount) +
          centsOf(details.extra_delivery),
      ).toBe(centsOf(details.total_price_with_bail_and_vat))
    for (const each of [before, after]) expectBlockAddsUp(each)
    const block = before.payment_summary
    const { total_price_with_bail_and_vat: total } = before.details
    expect(block.top_up).toBe(kind.way === 'twice' ? total : kind.topUp)
    expect(block.late?.credited).toBe(kind.way === 'twice' ? total : undefined)
    expect(block.order).toBe(kind.end === 'cancelled' ? 0 : total)
    if (kind.method === 'deferred')
      expect([...block.settled, ...after.payment_summary.settled]).toEqual([])
    if (kind.lines === 'promo') expect(before.details.final_discount_vat).toBeGreaterThan(0)
    expect(before.items.some((item) => item.monthly_payment_vat > 0)).toBe(
      kind.lines === 'rent' || kind.lines === 'all',
    )
  })

  test('the list shows the same as the page', async () => {
    const { anna, after } = order()
    const { order: lists } = await anna.api.listOrders({ query: { page: '1' } })
    expect(lists.data).toEqual([after])
  })

  test('the letters have the rows of the page', async () => {
    const { before, after, kind } = order()
    const letters = await lettersOf(order())
    // The second payment has a letter of its own, and an autoship asks first.
    if (kind.way === 'twice' || kind.way.endsWith('autoship')) return
    const latest = letters.findLast(({ template }) => template.startsWith('orders.'))!
    for (const row of rowsOf(before)) expect(latest.text).toContain(row)
    if (kind.end !== 'cancelled') {
      const { order: ordered, sum } = before.payment_summary
      expect(latest.text).toContain(`${sum === ordered ? 'Kopā' : 'Pavisam'}: ${euros(sum)}`)
      if (before.details.final_discount_vat > 0 && kind.way !== 'free')
        expect(latest.text).toContain(
          `Promo kods DESMIT: ${euros(-before.details.final_discount_vat)}`,
        )
      expect(latest.text.includes('mēnesī, līdz atdosiet')).toBe(
        kind.lines === 'rent' || kind.lines === 'all',
      )
    }
    for (const { text } of letters) expect(text).not.toMatch(/ir saņemts/)
    if (after.delivered === null) return
    const invoice = letters.findLast(({ template }) => template === 'papers.issued')!
    expect(invoice.text).toContain(`Summa: ${euros(after.delivered.total)}.`)
    const { open } = after.payment_summary
    expect(invoice.text.includes('Nekas vairs nav jāmaksā.')).toBe(open === null)
    if (open) expect(invoice.text).toContain(euros(open.sum))
  })

  test('the invoice has the sums of the delivered goods, and was paid as the page says', async () => {
    const { id, after, kind } = order()
    const { delivered, payment_summary: block, invoice_amount } = after
    if (!delivered) return expect(['waiting', 'cancelled', 'skipped']).toContain(kind.end)
    expect(centsOf(invoice_amount!)).toBe(centsOf(delivered.total))
    expect(
      centsIn(delivered.lines, (line) => line.sum_vat) -
        centsOf(delivered.discount) -
        centsOf(delivered.bonus) +
        centsOf(delivered.deposit_charged) -
        centsOf(delivered.deposit_returned) +
        centsOf(delivered.delivery_amount) +
        centsOf(delivered.payment_charge),
    ).toBe(centsOf(delivered.total))
    // The charge of a late payment is on the advance bill alone.
    const otherCharge = centsOf(block.charge) - centsOf(delivered.payment_charge)
    expect(centsOf(delivered.total) + centsOf(block.top_up) + otherCharge).toBe(centsOf(block.sum))
    const { rows } = await sql<{ pdf: Buffer }>`
      select f.pdf from paper_pdfs f join papers p on p.id = f.paper_id
      where p.order_id = ${id} and p.kind = 'invoice' order by p.id desc`.execute(shop.db)
    const paper = readPdf(rows[0]!.pdf)
    expect(paper).toContain(`Kopā ${euros(delivered.total)}`)
    if (delivered.discount > 0 && kind.way !== 'free') expect(paper).toContain('promo kods DESMIT')
    if (block.open?.by === 'deferred') expect(paper).toMatch(/Pēcapmaksa/)
    if (block.open) expect(paper).toContain(euros(block.open.sum))
    for (const by of ['account', 'cash', 'credited']) {
      const sum = eurosOf(centsIn(block.settled, (part) => (part.by === by ? part.sum : 0)))
      // The paper names what went to the account and needs no sign.
      if (sum !== 0) expect(paper).toContain(euros(Math.abs(sum)))
    }
  })

  test('the office has the sum of the invoice in its list, on the page and on the card', async () => {
    const { anna, id, after } = order()
    const cents = centsOf(after.delivered?.total ?? after.total_amount_with_bail_and_vat)
    const ofCustomer = { params: { id: String(anna.id) }, query: {} }
    const { orders } = await office.readCustomerPage(ofCustomer)
    expect(orders.find((one) => one.id === id)?.totalCents).toBe(cents)
    const query = { filter: `customer:eq:${anna.id}` }
    const { rows, sums } = await office.listOfficeOrders({ query })
    expect(rows.find((one) => one.id === id)?.total).toBe(cents)
    expect(sums.total).toBe(sumOf(rows, ({ total }) => total ?? 0))
    const { money, attempts } = await office.readOfficeOrder({ params: { id: String(id) } })
    const { goodsCents, depositCents, deliveryCents, chargeCents, totalCents } = money
    expect(totalCents).toBe(cents)
    expect(goodsCents + depositCents + deliveryCents + chargeCents).toBe(cents)
    if (!after.delivered) return
    const paid = sumOf(money.settled, (sum) => sum.cents) + (money.open?.cents ?? 0)
    expect(paid).toBe(cents + money.topUpCents)
    const left = sumOf(attempts[0]!.counts, ({ sumCents }) => sumCents)
    expect(left - centsOf(after.delivered.bonus)).toBe(goodsCents)
  })

  test('the transactions are one row an event, and their parts make the account', async () => {
    const { anna, id, after, events, kind } = order()
    for (const event of events)
      expect(centsIn(event.parts, ({ sum }) => sum)).toBe(centsOf(event.amount))
    const { user } = await anna.api.readUser()
    expect(events[0]?.balance ?? 0).toBe(user.balance)
    expect(centsIn(events, ({ amount }) => amount)).toBe(centsOf(user.balance))
    const ofOrder = events.filter(({ order_id }) => order_id === id)
    const delivery = ofOrder.filter(({ kind }) => kind === 'delivered')
    // Without deposit a delivery that was prepaid moves no money of the customer's.
    const mayStayAway = ['parcel', 'services', 'free', 'autoship'].includes(kind.way)
    // What was told anew is a delivery of its own beside the one that was taken back.
    const told = kind.end === 'corrected' ? 2 : 1
    if (!mayStayAway) expect(delivery).toHaveLength(after.delivered ? told : 0)
    for (const { document, parts } of delivery) {
      const invoiced = parts.filter(({ what }) => ['goods', 'charge', 'deposit'].includes(what))
      expect(-centsIn(invoiced, ({ sum }) => sum)).toBe(centsOf(document!.amount))
    }
    if (delivery.length > 0) expect(delivery[0]!.document!.ramus_id).toBe(after.ramus_id)
    const cameAs = (what: string) =>
      centsIn(
        ofOrder.flatMap(({ parts }) => parts.filter((part) => part.what === what)),
        ({ sum }) => sum,
      )
    const { settled } = after.payment_summary
    const isOnline = (by: string) => !['account', 'cash', 'credited'].includes(by)
    expect(cameAs('paid')).toBe(
      centsIn(
        settled.filter(({ by }) => isOnline(by)),
        ({ sum }) => sum,
      ),
    )
    expect(cameAs('cash')).toBe(
      centsIn(
        settled.filter(({ by }) => by === 'cash'),
        ({ sum }) => sum,
      ),
    )
  })

  test('the ledger holds in advance just what an open order has prepaid', async () => {
    const { id, after, kind } = order()
    const { rows } = await sql<{ cents: number }>`
      select coalesce(sum(e.cents), 0)::bigint as cents from ledger_entries e
        join ledger_transactions t on t.id = e.transaction_id
      where t.order_id = ${id} and e.account = 'advance'`.execute(shop.db)
    expect(rows[0]!.cents).toBe(kind.end === 'waiting' ? centsOf(after.prepaid) : 0)
  })

  // D-14
  test('the papers bear the VAT that the ledger has, and set that of the advance off once', async () => {
    const { anna } = order()
    const { rows } = await sql<{ papers: number; ledger: number; advance: number }>`
      select (select coalesce(sum((vat->>'vatCents')::int), 0) - coalesce(sum((
            select sum((s->'advance'->>'vatCents')::int) from jsonb_array_elements(settled) s)), 0)
          from papers where customer_id = ${anna.id})::int as papers,
        coalesce(sum(e.cents) filter (where e.account = 'vat'), 0)::int as ledger,
        coalesce(-sum(e.cents) filter (where e.account = 'advance_vat'), 0)::int as advance
      from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
      where t.customer_id = ${anna.id}`.execute(shop.db)
    const { papers, ledger, advance } = rows[0]!
    // Charge and advance were rounded together on the bill, and apart when it was credited.
    expect(Math.abs(papers - ledger)).toBeLessThanOrEqual(order().kind.end === 'cancelled' ? 1 : 0)
    if (order().kind.end !== 'waiting') expect(advance).toBe(0)
  })
})

test('after all of it the ledger agrees with itself and with the bank', async () => {
  expect(await checkMoney(shop.app)).toEqual([])
})
