import { expect, test } from 'vitest'
import { dayOf } from '../../domain/calendar.ts'
import { untaggedContent } from '../../tests/support/pdf-structure.ts'
import { readPdf } from '../../tests/support/read-pdf.ts'
import { readQr } from '../../tests/support/read-qr.ts'
import { addDriver, addVan, driveOut, roadDay, roadShop } from '../../tests/support/road-shop.ts'
import { newColleague } from '../../tests/support/staff-client.ts'
import { findRuns, loadStopsOfRun } from './runs/read-run.ts'

const tomorrow = dayOf('2026-11-24')

async function closedDay() {
  const shop = await roadShop()
  await addVan(shop)
  await shop.order({ left: 2, back: 1, house: 1 })
  await shop.order({ left: 1, house: 2 })
  const late = await shop.order({ left: 3, house: 3 }, tomorrow)
  await shop.close()
  const [run] = await findRuns(shop.db, { day: roadDay })
  const { api } = await newColleague(shop, 'dispatcher', 'dina@avots.example')
  const params = { id: String(run!.id) }
  const sheet = async () => {
    const printed = await api.printRunSheet({ params, body: {} })
    const pdf = Buffer.from(printed.pdfBase64, 'base64')
    return { ...printed, pdf, text: readPdf(pdf) }
  }
  return { ...shop, shop, runId: run!.id, late, api, params, sheet }
}

// Traps 12 and 17.
test('an order of another day is put on a closed one, and the next sheet marks its line', async () => {
  const { db, runId, late, api, params, sheet } = await closedDay()
  const first = await sheet()
  expect(first).toMatchObject({ revision: 1, name: `${roadDay}-AV-101-1-r1.pdf` })
  expect(first.text).not.toContain('JAUNA')
  const { orderId } = late
  await api.addLateOrder({ params, body: { orderId, reason: 'Zvanīja, beidzies ūdens' } })
  const order = await db
    .selectFrom('orders')
    .select(['status', 'deliveryOn'])
    .where('id', '=', orderId)
    .executeTakeFirst()
  expect(order).toEqual({ status: 'waitingForDelivery', deliveryOn: roadDay })
  const [stop] = await loadStopsOfRun(db, runId)
  const dropped = { id: String(stop!.id) }
  await api.dropLateStop({ params: dropped, body: { reason: 'Nebūs mājās' } })
  const second = await sheet()
  expect(second.revision).toBeGreaterThan(1)
  expect(second.text).toMatch(/3\. JAUNA PIETURA: /)
  expect(second.text).toContain('Vairs nav šajā reisā')
  expect((await sheet()).text).toBe(second.text)
  const changes = await db
    .selectFrom('runChanges')
    .select('details')
    .where('kind', '=', 'late')
    .orderBy('id')
    .execute()
  expect(changes.map(({ details }) => (details as { reason: string }).reason)).toEqual([
    'Zvanīja, beidzies ūdens',
    'Nebūs mājās',
  ])
})

test('a van on the road takes a late order only when its driver has agreed', async () => {
  const { shop, late, api, params } = await closedDay()
  await driveOut(shop, await addDriver(shop))
  const body = { orderId: late.orderId, reason: 'Steidzami' }
  await expect(api.addLateOrder({ params, body })).rejects.toMatchObject({
    error: 'driver_must_agree',
  })
  await api.addLateOrder({ params, body: { ...body, driverAgreed: true } })
  await expect(
    api.addLateOrder({ params, body: { ...body, driverAgreed: true } }),
  ).rejects.toMatchObject({ error: 'at_a_stop' })
})

test('the warehouse prints the sheet of a run as well', async () => {
  const { shop, params } = await closedDay()
  const { api: warehouse } = await newColleague(shop, 'warehouse', 'noliktava@avots.example')
  expect(await warehouse.printRunSheet({ params, body: {} })).toMatchObject({ revision: 1 })
})

test('the sheet of a run has a code that opens the run, and every mark is tagged', async () => {
  const { app, runId, sheet } = await closedDay()
  const { pdf, text } = await sheet()
  expect(await readQr(pdf)).toBe(`${app.config.publicUrl}/office/runs/${runId}`)
  expect(untaggedContent(pdf)).toEqual([])
  expect(text).toContain('1. reiss, AV-101')
  expect(text).toContain('Iekraušanas saraksts')
})
