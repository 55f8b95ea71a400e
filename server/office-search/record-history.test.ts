import { expect, test } from 'vitest'
import { placedOrder as orderReady } from '../../tests/support/placed-order.ts'
import { deliverOrder } from '../../tests/support/dispatch.ts'
import { good, orderShop } from '../../tests/support/order-shop.ts'
import { newColleague } from '../../tests/support/staff-client.ts'

const shop = await orderShop()
const { api } = await newColleague(shop, 'owner', 'inese@avots.example')

// Issue 20: the history of each object.
test('a document says how it was issued, mailed, and sent again by whom', async () => {
  const anna = await shop.customer({ accountCents: 20_000 })
  const lines = [{ goodId: good.tea, order: 2 }]
  const orderId = await orderReady(shop.app, { customerId: anna.id, lines })
  await deliverOrder(shop.app, { orderId })
  await shop.work()
  const { documents } = await api.readOfficeOrder({ params: { id: String(orderId) } })
  const params = { id: String(documents[0]!.id) }
  await api.sendDocument({ params, body: {} })
  expect(await api.readOfficeDocument({ params })).toMatchObject({
    number: documents[0]!.number,
    customerId: anna.id,
    orderId,
    toPayCents: 0,
    openCents: 0,
    overdueCents: 0,
    file: expect.stringContaining(`${documents[0]!.number}.pdf?key=`),
  })
  const { rows } = await api.readDocumentHistory({ params, query: {} })
  expect(rows.map(({ action }) => action).toSorted()).toEqual([
    'documents.issued',
    'documents.mailed',
    'documents.mailed',
    'documents.send',
  ])
  expect(rows.find(({ action }) => action === 'documents.send')?.by.name).toBe('Inese Kļaviņa')
})

test('an invoice, its credit bill and the invoice after a correction name each other', async () => {
  const anna = await shop.customer({ accountCents: 20_000 })
  const lines = [{ goodId: good.tea, order: 2 }]
  const orderId = await orderReady(shop.app, { customerId: anna.id, lines })
  await deliverOrder(shop.app, { orderId })
  await shop.work()
  const body = { counts: [{ goodId: good.tea, left: 1, taken: 0 }], reason: 'Pārrakstīšanās' }
  await api.correctDelivery({ query: {}, params: { id: String(orderId) }, body })
  await shop.work()
  const { documents } = await api.readOfficeOrder({ params: { id: String(orderId) } })
  const ids = documents.map(({ id }) => id).toSorted((one, other) => one - other)
  expect(ids).toHaveLength(3)
  const pages = await Promise.all(
    ids.map((id) => api.readOfficeDocument({ params: { id: String(id) } })),
  )
  const all = pages.map(({ id, kind, number }) => ({ id, kind, number }))
  expect(all.map(({ kind }) => kind)).toEqual(['invoice', 'credit_bill', 'invoice'])
  for (const { id, related } of pages)
    expect(related).toEqual(all.filter((other) => other.id !== id))
})

test('a good says who counted it, beside what an import brought', async () => {
  const params = { id: String(good.honey) }
  await api.countStock({ params, body: { pieces: 9, reason: 'Inventūra' } })
  expect(await api.readOfficeGood({ params })).toMatchObject({ stock: { onHand: 9 } })
  const { rows } = await api.readGoodHistory({ params, query: {} })
  expect(rows.find(({ reason }) => reason === 'Inventūra')?.by.name).toBe('Inese Kļaviņa')
  expect(rows.map(({ action }) => action)).toContain('stock.receipt')
})

test('a record that does not exist has no page and no history', async () => {
  const params = { id: '999999' }
  for (const read of [
    () => api.readOfficeDocument({ params }),
    () => api.readDocumentHistory({ params, query: {} }),
    () => api.readOfficeGood({ params }),
    () => api.readGoodHistory({ params, query: {} }),
  ])
    await expect(read()).rejects.toMatchObject({ status: 404 })
})
