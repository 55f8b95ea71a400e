import { generateKeyPairSync } from 'node:crypto'
import type { TestShop } from './shop.ts'
import { phoneBrowser, staffPassword } from './staff-client.ts'

/** A driver's phone, bound and open. */
export async function phoneOf(shop: TestShop, login: string) {
  const { publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const browser = phoneBrowser(shop)
  await browser.api.bindDeviceByPassword({
    body: {
      login,
      password: staffPassword,
      deviceName: 'Telefons',
      publicKey: publicKey.export({ type: 'spki', format: 'der' }).toString('base64url'),
    },
  })
  return browser
}
