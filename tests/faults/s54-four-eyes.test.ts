import { expect, test } from 'vitest'
import { officeBrowser, newColleague, staffPassword } from '../support/staff-client.ts'
import { credit } from '../support/order-shop.ts'
import { payingShop } from '../support/paying-shop.ts'
import { balancesOf } from '../../server/ledger/balances.ts'
import { checkMoney } from '../../server/payments/check-money.ts'

// S54
const shop = await payingShop()
const accountant = await newColleague(shop, 'accountant', 'ruta@avots.example')
const owner = await newColleague(shop, 'owner', 'inese@avots.example')
const other = await newColleague(shop, 'owner', 'karlis@avots.example')
const iban = 'LV97HABA0012345678910'

async function askedFile() {
  const { id: customerId, call } = await shop.customer({ name: 'Anna' })
  await credit(shop, customerId, 'deposit', 500)
  const ask = () => call.askDepositRefund({ body: { pay_to: 'iban', iban } })
  await ask()
  const { rows } = await accountant.api.listRefunds({ query: { sort: '-id', limit: '1' } })
  const body = { refundIds: [rows[0]!.id] }
  const waits = await accountant.api.exportTransfers({ body })
  if (!('approvalId' in waits)) throw new Error('It was done alone')
  const params = { id: String(waits.approvalId) }
  const { preview } = await owner.api.readApproval({ params })
  return { customerId, call, ask, params, body: { previewHash: preview!.hash } }
}

test('the one who asked for a file does not approve it, in any session', async () => {
  const { params, body } = await askedFile()
  const browser = officeBrowser(shop)
  await browser.api.signIn({ body: { login: 'ruta@avots.example', password: staffPassword } })
  for (const api of [accountant.api, browser.api])
    await expect(api.approve({ params, body })).rejects.toMatchObject({ error: 'own_request' })
})

test('two who approve a file at once pay it once', async () => {
  const { customerId, params, body } = await askedFile()
  const outcomes = await Promise.allSettled([
    owner.api.approve({ params, body }),
    other.api.approve({ params, body }),
  ])
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { error: 'already_decided' },
  })
  expect((await accountant.api.listTransferFiles()).rows).toMatchObject([{ transfers: 1 }])
  expect(await balancesOf(shop.db, customerId)).toMatchObject({ depositCents: 0, accountCents: 0 })
  expect(await checkMoney(shop.app)).toEqual([])
})

test('a file whose refund has changed since it was asked for is seen again first', async () => {
  const { call, params, body } = await askedFile()
  await call.withdrawDepositRefund()
  await expect(owner.api.approve({ params, body })).rejects.toMatchObject({
    error: 'preview_changed',
  })
})
