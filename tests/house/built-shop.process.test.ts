import { expect, test } from 'vitest'
import { mailServer } from '../support/mail-server.ts'
import { cleanUp } from '../faults/kit/clean-up.ts'
import { temporaryFolder } from '../faults/kit/own-database.ts'
import { realShop } from '../faults/kit/real-shop.ts'

test('the built shop opens on an empty folder and its pages, pictures, documents, keys and letters come', async () => {
  const mails = await mailServer()
  cleanUp(mails.close)
  const environment = {
    DATA_DIR: temporaryFolder('built'),
    SEED: 'demo',
    DEMO_COMPANY: 'off',
    SMTP_URL: mails.address,
  }
  const shop = await realShop({ environment })
  await shop.start()
  const get = (path: string) => fetch(new URL(path, shop.origin))
  const start = async (path: string) =>
    Buffer.from(await (await get(path)).arrayBuffer())
      .subarray(0, 12)
      .toString('latin1')

  const page = await (await get('/bio-partika')).text()
  expect(page).toContain('Bio pārtika')
  const [, picture] = /src="(\/img\/goods\/[^"]+)"/.exec(page)!
  expect(await start(picture!.replaceAll('&amp;', '&'))).toMatch(/^\xFF\xD8\xFF/)
  expect((await (await get('/api/openapi.json')).json()) as object).toHaveProperty('openapi')

  const { token } = await shop.nobody.logIn({
    body: { email: 'demo@avots.example', password: 'avots-demo' },
  })
  const customer = shop.as(token)
  const { bill } = await customer.listBills({ query: { kind: 'invoice' } })
  const { url } = await customer.readBillFile({ params: { id: String(bill.data[0]!.id) } })
  expect(await start(url)).toMatch(/^%PDF-1\.7/)
  await shop.nobody.requestLogInPasskey({ body: {} })

  await shop.nobody.requestPasswordReset({ body: { email: 'demo@avots.example' } })
  await expect.poll(() => mails.received.map(({ to }) => to)).toContainEqual(['demo@avots.example'])
})
