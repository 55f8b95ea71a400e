import { expect, test } from 'vitest'
import { addDays, dayOf } from '../../domain/calendar.ts'
import { closeDay, deliverOrder } from '../../tests/support/dispatch.ts'
import { good, orderShop, placedOrder } from '../../tests/support/order-shop.ts'
import { readPdf } from '../../tests/support/read-pdf.ts'
import { loadDaySheet } from './day-sheet.ts'
import { sheetPdf } from './sheet-pdf.ts'
import { sheetText } from './sheet-words.ts'

const shop = await orderShop()

// D-29
test('the sheet has good numbers, bottles held, delivered stops and boxes for cash and signature', async () => {
  const anna = await shop.customer({ name: 'Anna Bērziņa' })
  const first = await placedOrder(anna, { [good.water]: 3 })
  const day = dayOf((await anna.api.readOrder({ params: first.params })).order.delivery_date!)
  const before = await loadDaySheet(shop.db, day)
  expect(before).toMatchObject({ stops: [], openOrders: 1, forgotten: [] })
  expect(sheetText(before).join('\n')).toContain('Diena vēl nav slēgta')
  await closeDay(shop.app, day)
  await deliverOrder(shop.app, { orderId: first.id })

  const sheet = await loadDaySheet(shop.db, day)
  expect(sheet.stops).toMatchObject([
    { isDelivered: true, lines: [{ goodId: good.water, leave: 3, held: 3 }] },
  ])
  const text = sheetText(sheet).join('\n')
  expect(text).toContain('== Zona R')
  expect(text).toContain('PIEGĀDĀTS')
  expect(text).toContain(`${good.water} water: atstāt 3, pie klienta 3`)
  const paper = readPdf(await sheetPdf(sheet, shop.clock.now()))
  for (const words of ['pie klienta', 'Saņemts skaidrā naudā', 'Paraksts', 'Zona R', 'PIEGĀDĀTS'])
    expect(paper).toContain(words)
})

// D-29
test('an order of which nothing was told stands on the sheets of the days after it', async () => {
  const anna = await shop.customer({ name: 'Aizmirstā Anna' })
  const { id, params } = await placedOrder(anna, { [good.tea]: 5 })
  const day = dayOf((await anna.api.readOrder({ params })).order.delivery_date!)
  await closeDay(shop.app, day)
  const next = await loadDaySheet(shop.db, addDays(day, 1))
  expect(next.forgotten).toContainEqual({ orderId: id, day, customer: 'Aizmirstā Anna' })
  expect(sheetText(next).join('\n')).toContain(`Nr. ${id}, Aizmirstā Anna`)
})
