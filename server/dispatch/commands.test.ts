import { beforeEach, expect, test } from 'vitest'
import { addDays, dayOf } from '../../domain/calendar.ts'
import { generatedOrder } from '../../tests/support/generated-order.ts'
import { good, orderShop, placedOrder, type Shopper } from '../../tests/support/order-shop.ts'
import { balancesOf } from '../ledger/balances.ts'
import { dispatchCommands } from './commands.ts'

const shop = await orderShop()

/** Each test has a Friday of its own, since a closed day stays closed. */
let friday = dayOf('2026-11-13')
beforeEach(() => {
  friday = addDays(friday, 7)
  shop.clock.set(`${friday}T08:00:00Z`)
})

type Options = Record<string, string | boolean>

const run = (name: string, options: Options, words: string[] = []) =>
  dispatchCommands[name]!.run(shop.app, { words, options })

const numberAndDay = async (
  { id, params }: Awaited<ReturnType<typeof placedOrder>>,
  anna: Shopper,
) => ({
  order: String(id),
  date: (await anna.api.readOrder({ params })).order.delivery_date!,
})

/** An order on the sheet of its day, paid to the courier. */
async function onSheet(lines: Record<number, number | [number, number]>) {
  const anna = await shop.customer()
  const { order, date } = await numberAndDay(await placedOrder(anna, lines), anna)
  await run('day close', { date, sure: true })
  return { anna, order }
}

test('the office closes a day, prints its sheet and records a delivery with counts', async () => {
  const anna = await shop.customer()
  const placed = await placedOrder(anna, { [good.tea]: 5, [good.honey]: 2 })
  const { order, date } = await numberAndDay(placed, anna)
  expect((await run('day close', { date, early: true })).lines).toEqual([
    `${date} is closed. Orders locked: 1; skipped: 0.`,
    expect.stringMatching(`^Locked: order ${order}, .*Brīvības iela 1-2`),
  ])
  const sheet = (await run('day sheet', { date })).lines
  expect(sheet).toEqual(
    expect.arrayContaining([
      `   ${good.tea} tea: atstāt 5`,
      `   ${good.honey} honey: atstāt 2`,
      '   5 × tea',
    ]),
  )
  const counts = [`${good.tea}=5/0`, `${good.honey}=1/0`]
  const { lines } = await run('deliver', { order, counts: counts[0]!, cash: '1.00' }, [counts[1]!])
  expect(lines[0]).toMatch(new RegExp(`^Order ${order} is delivered; to the account: `))
  expect((await run('deliver', { order })).lines[0]).toContain('was delivered before')
  expect((await balancesOf(shop.db, anna.id)).accountCents).toBeLessThan(0)
})

test('a command that cannot be done answers one clear line', async () => {
  await expect(run('day close', { date: 'tomorrow' })).rejects.toThrow('--date must be a day')
  await expect(run('deliver', { order: 'x' })).rejects.toThrow('--order must be a number')
  await expect(run('deliver', { order: '1', counts: '3' })).rejects.toThrow(
    '3 must be like 101=3/2',
  )
  await expect(run('deliver', { order: '1', counts: '3=1/0' }, ['3=2/0'])).rejects.toThrow(
    'Good 3 is counted twice.',
  )
  await expect(run('deliver', { order: '1', cash: '-1' })).rejects.toThrow('--cash must be a sum')
  await expect(run('deliver', { order: '999999' })).rejects.toThrow('no such order')
  await expect(run('undelivered', { order: '1', why: ' ' })).rejects.toThrow(
    '--why must say what happened.',
  )
  await expect(run('undelivered', { order: '999999', why: 'x' })).rejects.toThrow('no such order')
})

// D-6.
test('a day is closed by hand only after its question, and a preview names whom it hits', async () => {
  const anna = await shop.customer()
  const { order, date } = await numberAndDay(await placedOrder(anna, { [good.tea]: 5 }), anna)
  const { id: unconfirmed } = await generatedOrder(shop, dayOf(date))
  const status = async () => (await anna.api.readOrder({ params: { id: order } })).order.status
  await expect(run('day close', { date })).rejects.toThrow(
    new RegExp(`with --early it is closed now\\.[^]*would be closed[^]*Locked: order ${order},`),
  )
  const later = addDays(shop.clock.today(), 12)
  await expect(run('day close', { date: later, early: true })).rejects.toThrow(
    'with --sure it is closed all the same.',
  )
  await expect(run('day close', { date: '2020-01-01' })).rejects.toThrow('--sure')
  const { lines, data } = await run('day close', { date, preview: true })
  expect(lines[0]).toBe(`${date} would be closed. Orders locked: 1; skipped: 1.`)
  expect(lines.join()).toContain(`Skipped, not confirmed: order ${unconfirmed}, `)
  expect(data).toMatchObject({
    preview: true,
    orders: [{ id: Number(order) }, { id: unconfirmed }],
  })
  expect(await status()).toBe(3)
  await run('day close', { date, early: true })
  expect(await status()).toBe(4)
  expect((await run('day close', { date })).lines[0]).toContain('is closed')
})

// O-40, D-3.
test('the sheet of a day that is not closed says how many orders it has', async () => {
  const anna = await shop.customer()
  const { date } = await numberAndDay(await placedOrder(anna, { [good.tea]: 5 }), anna)
  const { lines } = await run('day sheet', { date })
  expect(lines.join()).toContain('Diena vēl nav slēgta. Pasūtījumi, kas vēl var mainīties: 1')
  expect(lines.join()).not.toContain('piegāžu nav')
})

// D-5.
test('counts and sums far from the order are recorded with --sure alone', async () => {
  const { anna, order } = await onSheet({ [good.tea]: 1, [good.flour]: 6 })
  const typo = { order, counts: `${good.tea}=11/0`, cash: '69.30' }
  await expect(run('deliver', typo)).rejects.toThrow(/with --sure it is\.\n6 tea: 11 left of 1/)
  await expect(run('deliver', { order, cash: '10000' })).rejects.toThrow('--sure')
  const nothing = { order, counts: `${good.tea}=0/0`, cash: '0' }
  await expect(run('deliver', nothing, [`${good.flour}=0/0`])).rejects.toThrow('--sure')
  expect((await balancesOf(shop.db, anna.id)).accountCents).toBe(0)
  await run('deliver', { ...typo, sure: true })
  const told = { order, counts: `${good.tea}=1/0`, cash: '24.30' }
  await expect(run('deliver', told)).rejects.toThrow(
    /was delivered before with other counts .*: 5=6\/0 6=11\/0 and €69\.30 in cash/,
  )
  expect((await run('deliver', { order })).lines[0]).toContain('was delivered before')
  expect((await run('deliver', { ...typo, sure: true })).data).toMatchObject({ already: true })
})

// D-13.
test('where counts differ from the order, the cash must be said', async () => {
  const { anna, order } = await onSheet({ [good.tea]: 2, [good.flour]: 6 })
  const counts = `${good.tea}=1/0`
  await expect(run('deliver', { order, counts })).rejects.toThrow(
    /Due in cash by these counts: €\d+\.\d\d\. Nothing is recorded yet: say in --cash.*\n6 tea: 1 left of 2/,
  )
  const { data } = await run('deliver', { order, counts, cash: '10.00' })
  const { accountCents } = await balancesOf(shop.db, anna.id)
  expect(data).toMatchObject({ cashCents: 1000, accountCents })
  expect(accountCents).toBeLessThan(0)
})

test('counts that differ from a prepaid order need no word about cash', async () => {
  const anna = await shop.customer({ accountCents: 10_000 })
  const placed = await placedOrder(anna, { [good.tea]: 2, [good.flour]: 6 }, 2)
  const { order, date } = await numberAndDay(placed, anna)
  await run('day close', { date, sure: true })
  const { data } = await run('deliver', { order, counts: `${good.tea}=1/0` })
  expect(data).toMatchObject({ cashCents: 0, already: false })
})
