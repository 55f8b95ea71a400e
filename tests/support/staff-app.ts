import { totpCode } from '../../server/staff/totp.ts'
import type { TestShop } from './shop.ts'
import { newColleague } from './staff-client.ts'

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** The bytes of a secret as an app reads it. */
export function bytesOf(base32: string): Buffer {
  const bits = Array.from(base32, (letter) => letters.indexOf(letter).toString(2).padStart(5, '0'))
  return Buffer.from(
    bits
      .join('')
      .match(/.{8}/g)!
      .map((byte) => Number.parseInt(byte, 2)),
  )
}

/** What an authenticator app shows at the shop's time. */
export const codeNow = ({ clock }: Pick<TestShop, 'clock'>, secret: string): string =>
  totpCode(bytesOf(secret), Math.floor(clock.now().getTime() / 30_000))

export const laterBy = ({ clock }: Pick<TestShop, 'clock'>, minutes: number) =>
  clock.set(new Date(clock.now().getTime() + minutes * 60_000).toISOString())

/** A colleague with an authenticator app. */
export async function colleagueWithApp(shop: TestShop, role: string, email: string) {
  const person = await newColleague(shop, role, email)
  const { secret } = await person.api.startTotp()
  await person.api.confirmTotp({ body: { code: codeNow(shop, secret) } })
  return {
    ...person,
    confirm: () => person.api.confirmByCode({ body: { code: codeNow(shop, secret) } }),
  }
}
