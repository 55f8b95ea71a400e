import { mailbox } from '../../support/mailbox.ts'
import { bankShop } from '../../support/paying-shop.ts'
import { readMail } from '../../support/read-mail.ts'
import { stockedShop } from '../../support/stocked-shop.ts'
import type { Json } from './conversation.ts'
import { operate } from './operator.ts'

export type FrozenShop = Awaited<ReturnType<typeof frozenShop>>

/** The seed's goods that the conversations are told with. */
export const good = {
  water: 101,
  smallWater: 102,
  honey: 327,
  dearHoney: 328,
  scarce: 330,
} as const

/** Places of the seed: served daily, every second Tuesday, and by others than our courier. */
export const place = { riga: 113, ropazi: 705, eleja: 1302 } as const

type About = { region?: number; euros?: number; person_type?: 1 | 2; legalid?: string }

/** The stocked shop with its bank, its post and its office, and people who register by the API. */
export async function frozenShop(environment: Record<string, string> = {}) {
  const post = await mailbox()
  const shop = await bankShop(stockedShop, { SMTP_URL: post.address, ...environment })
  const call = async (path: string, token: string | undefined, body: object): Promise<Json> => {
    const answer = await shop.server.inject({
      method: 'POST',
      url: `/api${path}`,
      headers: {
        'content-type': 'application/json',
        ...(token && { authorization: `Bearer ${token}` }),
      },
      payload: JSON.stringify(body),
    })
    if (answer.statusCode !== 200) throw new Error(`${path}: ${answer.body}`)
    return answer.json()
  }
  const office = (...words: string[]) => operate(shop.app, ...words)

  let met = 0
  /** Somebody who came as a guest and registered, with an address, and money if it is asked. */
  const customer = async ({ region = place.riga, euros = 0, ...form }: About = {}) => {
    met += 1
    const { token } = (await call('/authenticate/guest', undefined, {})) as { token: string }
    const email = `person-${met}@epasts.lv`
    const { user } = await call(`/user/${await idOf(token)}`, token, {
      ...registration(email),
      address: [{ region, street: 'Brīvības iela', house_no: '1', flat_no: '2' }],
      ...form,
    })
    const id = String(user.id)
    await shop.db
      .updateTable('customers')
      .set({ emailConfirmedAt: shop.clock.now() })
      .where('id', '=', user.id)
      .execute()
    if (euros !== 0)
      await office('ledger correct', '--customer', id, `--euros=${euros}`, '--why', 'Dāvana')
    return { id, email, token }
  }
  const idOf = async (token: string): Promise<number> => {
    const headers = { authorization: `Bearer ${token}` }
    const answer = await shop.server.inject({ url: '/api/authenticate/user', headers })
    return answer.json().user.id
  }
  /** Sends what waits, and answers the newest letter to somebody in which this is found. */
  const mailed = async (email: string, link: RegExp): Promise<string> => {
    await shop.work()
    const letters = post.received.filter(({ to }) => to.includes(email)).map(readMail)
    const found = letters.toReversed().flatMap(({ text }) => link.exec(text) ?? [])
    if (found[1] === undefined) throw new Error(`no letter to ${email} with ${link.source}`)
    return found[1]
  }
  /** Does a job by its name, as the crontab would. */
  const job = (name: string) => shop.jobs[name]!({} as never)
  return { ...shop, office, customer, mailed, job }
}

export const password = 'zaļais dzērvenājs'

/** A form as a person fills it in. */
export const registration = (email: string) => ({
  person_type: 1,
  name_surname: 'Anna Bērziņa',
  email,
  phone: '20 000 000',
  password,
  password2: password,
  confirmed_agreement: 1,
})
