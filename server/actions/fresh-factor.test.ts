import { expect, test } from 'vitest'
import { orderShop } from '../../tests/support/order-shop.ts'
import { colleagueWithApp, laterBy } from '../../tests/support/staff-app.ts'

const shop = await orderShop()
const owner = await colleagueWithApp(shop, 'owner', 'inese@avots.example')
const accountant = await colleagueWithApp(shop, 'accountant', 'ruta@avots.example')
const anna = await shop.customer()
const params = { id: String(anna.id) }
const goodwill = (cents: number) => ({ account: 'bonus' as const, cents, reason: 'Kavējāmies' })

test('money above the limit asks for the second factor again after a quarter of an hour', async () => {
  laterBy(shop, 15)
  const large = { params, body: goodwill(10_01) }
  expect(await owner.api.giveGoodwill({ params, body: goodwill(10_00) })).toHaveProperty('actionId')
  expect(await owner.api.giveGoodwill({ ...large, query: { preview: '1' } })).toHaveProperty('hash')
  await expect(owner.api.giveGoodwill(large)).rejects.toMatchObject({
    status: 403,
    error: 'factor_needed',
  })
  await owner.confirm()
  const { actionId } = (await owner.api.giveGoodwill(large)) as { actionId: number }
  laterBy(shop, 15)
  const undo = { params: { id: String(actionId) } }
  await expect(owner.api.undoAction(undo)).rejects.toMatchObject({ error: 'factor_needed' })
  await owner.confirm()
  await owner.api.undoAction(undo)
  expect((await anna.api.readUser()).user.bonus).toBe(10)
})

test('both of two people show it, the one who asks and the one who approves', async () => {
  laterBy(shop, 15)
  const body = { account: 'account' as const, cents: 60_00, reason: 'Ieskaitīts divreiz' }
  const ask = () => accountant.api.correctBalance({ params, body })
  await expect(ask()).rejects.toMatchObject({ error: 'factor_needed' })
  await accountant.confirm()
  const { approvalId } = (await ask()) as { approvalId: number }
  const approval = { params: { id: String(approvalId) } }
  const { preview } = await owner.api.readApproval(approval)
  const approve = () => owner.api.approve({ ...approval, body: { previewHash: preview!.hash } })
  await expect(approve()).rejects.toMatchObject({ error: 'factor_needed' })
  await owner.confirm()
  expect(await approve()).toMatchObject({ done: [{ id: anna.id }] })
})
