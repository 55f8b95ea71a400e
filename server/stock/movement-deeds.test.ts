import { expect, test } from 'vitest'
import type { DeedDone, Previewed } from '../../contract/office/deed-call.ts'
import { good, orderShop, setStock } from '../../tests/support/order-shop.ts'
import { newColleague } from '../../tests/support/staff-client.ts'

const shop = await orderShop()
const warehouse = await newColleague(shop, 'warehouse', 'noliktava@example.lv')
const service = await newColleague(shop, 'customerService', 'klienti@example.lv')
const params = { id: String(good.honey) }

const stock = async () => (await warehouse.api.readOfficeGood({ params })).stock!.onHand

// Trap 15.
test('the warehouse receives goods by the paper of the supplier, and takes a mistake back', async () => {
  const before = await stock()
  const body = { pieces: 24, reason: 'SIA Medus, PPR 4417' }
  const seen = await warehouse.api.receiveStock({ params, query: { preview: '1' }, body })
  expect((seen as Previewed).effects.stock).toMatchObject([{ onHand: 24 }])
  const { actionId } = (await warehouse.api.receiveStock({ params, body })) as DeedDone
  expect(await stock()).toBe(before + 24)
  const { rows } = await warehouse.api.readGoodHistory({ params, query: {} })
  expect(rows.filter(({ reason }) => reason === body.reason)).toMatchObject([
    { action: 'stock.receipt', by: { roles: ['warehouse'] } },
  ])
  await warehouse.api.undoAction({ params: { id: String(actionId) } })
  expect(await stock()).toBe(before)
  await expect(service.api.receiveStock({ params, body })).rejects.toMatchObject({ status: 403 })
})

// Trap 15.
test('of two who write the same pieces off at once one does, and no order loses its own', async () => {
  await setStock(shop, good.honey, 3 - (await stock()))
  const body = { pieces: 2, reason: 'Saplīsa' }
  const both = await Promise.allSettled([
    warehouse.api.writeOffStock({ params, body }),
    warehouse.api.writeOffStock({ params, body }),
  ])
  const done = both.flatMap((act) =>
    act.status === 'fulfilled' ? (act.value as DeedDone).done : [],
  )
  expect(done).toEqual([{ kind: 'good', id: good.honey }])
  expect(await stock()).toBe(1)
})
