import { expect, test } from 'vitest'
import { clockFrom } from '../../server/platform/clock.ts'
import { cleanUp } from '../faults/kit/clean-up.ts'
import { realShop } from '../faults/kit/real-shop.ts'
import { sharedDatabase } from '../faults/kit/shared-database.ts'
import { mailServer } from '../support/mail-server.ts'
import { furnish, good } from '../support/order-shop.ts'
import { TEST_START } from '../support/shop.ts'

const { db, environment } = await sharedDatabase()

test('pages, pictures, documents, keys and letters come from the shop as it is built', async () => {
  const mails = await mailServer()
  cleanUp(mails.close)
  const shop = await realShop({ environment: { ...environment, SMTP_URL: mails.address } })
  await shop.start()
  const { nobody } = shop
  const as = (token?: string) => shop.as(token)
  const { customer } = await furnish({ db, as, nobody, clock: clockFrom(TEST_START) })
  const get = (path: string) => fetch(new URL(path, shop.origin))
  const startOf = async (path: string) =>
    Buffer.from(await (await get(path)).arrayBuffer())
      .subarray(0, 12)
      .toString('latin1')

  const page = await (await get(`/good/${good.honey}`)).text()
  const [, picture] = /src="(\/img\/goods\/[^"]+)"/.exec(page)!
  expect(await startOf(picture!.replaceAll('&amp;', '&'))).toMatch(/^\xFF\xD8\xFF/)
  expect(await startOf('/files/noteikumi-lv.pdf')).toMatch(/^%PDF-1\.7/)
  expect((await (await get('/api/openapi.json')).json()) as object).toHaveProperty('openapi')
  await nobody.requestLogInPasskey({ body: {} })

  const { user } = await (await customer()).api.readUser()
  const { email } = user
  await nobody.requestPasswordReset({ body: { email } })
  const receivers = () => mails.received.map(({ to }) => to)
  await expect.poll(receivers, { timeout: 60_000 }).toContainEqual([email])
})
