import type { Insertable } from 'kysely'
import type { Customers, Goods } from '../../db/schema.ts'
import type { Clock } from '../../server/platform/clock.ts'
import { cartWith, type Lines } from './cart-with.ts'
import { fillTerritory } from './fill-territory.ts'
import { newCustomer } from './new-customer.ts'
import { testShop, type TestShop } from './shop.ts'

export type OrderShop = Awaited<ReturnType<typeof orderShop>>
export type Shopper = Awaited<ReturnType<typeof newShopper>>

/** The goods of the examples, by their ids. */
export const good = { water: 1, honey: 2, cooler: 3, cleaning: 4, flour: 5, tea: 6 } as const

/** Riga is served Monday to Saturday, Sigulda every second Tuesday, and Liepāja is not ours. */
export const region = { riga: 1, sigulda: 2, liepaja: 3 } as const

/** A shop with a few goods and regions, in which customers can be made. */
export const orderShop = async (environment: Record<string, string> = {}) =>
  furnish(await testShop(environment))

/** The parts of a shop that filling needs, in this process or over HTTP. */
type Place = Pick<TestShop, 'db' | 'as' | 'nobody'> & { clock: Clock }

/** Fills any shop, such as one with a bank. */
export async function furnish<Shop extends Place>(shop: Shop) {
  await fillTerritory(shop)
  await fillGoods(shop)
  const people = {
    customer: (about: Partial<About> = {}) => newShopper(shop, about),
    guest: () => newGuest(shop),
  }
  return { ...(shop as Omit<Shop, keyof typeof people>), ...people }
}

/** A cart with these goods, paid by that method. */
export async function filledCart(
  anna: Pick<Shopper, 'api'>,
  lines: Lines,
  payment: number | null = 3,
) {
  const cart = await cartWith(anna.api, lines)
  await anna.api.changeCart({ params: cart.params, body: { payment_type: payment as 3 } })
  return cart
}

/** The same, ordered. */
export async function placedOrder(anna: Shopper, lines: Lines, payment: number | null = 3) {
  const cart = await filledCart(anna, lines, payment)
  await anna.api.placeOrder({ params: cart.params })
  return cart
}

const plain = (
  id: number,
  name: string,
  baseCents: number,
  more: Partial<Insertable<Goods>> = {},
) => ({
  id,
  link: `good-${name}`,
  nameLv: name,
  nameEn: name,
  basePriceCents: baseCents,
  parcelAllowed: true,
  ...more,
})

async function fillGoods({ db }: Place) {
  const lent = { parcelAllowed: false }
  const goods = [
    plain(good.water, 'water', 790, {
      bottleKind: 'large',
      lentDepositCents: 800,
      autoshipPriceCents: 740,
      ...lent,
    }),
    plain(good.honey, 'honey', 500, { isCounted: true, vatClass: 'reduced' }),
    plain(good.cooler, 'cooler', 790, {
      kind: 'rentable',
      lentDepositCents: 7000,
      monthlyPaymentCents: 790,
      ...lent,
    }),
    plain(good.cleaning, 'cleaning', 2900, { kind: 'service', ...lent }),
    plain(good.flour, 'flour', 300, { wholesalePriceCents: 250, wholesaleFromCount: 6 }),
    plain(good.tea, 'tea', 450, { stateDepositCents: 10 }),
  ]
  await db.insertInto('goods').values(goods).execute()
  await db
    .insertInto('categories')
    .values({ id: 7, level: 1, link: 'vairuma', nameLv: 'Vairumā', nameEn: 'Wholesale' })
    .execute()
  await db.insertInto('goodCategories').values({ goodId: good.flour, categoryId: 7 }).execute()
  await setStock({ db }, good.honey, 10)
}

let causes = 0

/** Brings so many more pieces of a good. */
export const setStock = ({ db }: Pick<TestShop, 'db'>, goodId: number, more: number) =>
  db
    .insertInto('stockMovements')
    .values({
      goodId,
      quantity: more,
      kind: 'receipt',
      causeKind: 'import',
      causeId: (causes += 1),
    })
    .execute()

type About = Partial<Insertable<Customers>> & {
  regionId: number
  accountCents: number
  bonusCents: number
}

/** With an address, and money where it is asked for. */
async function newShopper(
  shop: Place,
  { regionId = region.riga, accountCents = 0, bonusCents = 0, ...about }: Partial<About>,
) {
  const { id, token } = await newCustomer(shop, about)
  const address = await shop.db
    .insertInto('addresses')
    .values({
      customerId: id,
      regionId,
      street: 'Brīvības iela',
      houseNo: '1',
      flatNo: '2',
      isLegal: true,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (accountCents !== 0) await credit(shop, id, 'account', accountCents)
  if (bonusCents !== 0) await credit(shop, id, 'bonus', bonusCents)
  return { id, addressId: address.id, token, api: shop.as(token) }
}

async function newGuest(shop: Place) {
  const { token } = await shop.nobody.createGuest()
  const api = shop.as(token)
  const { user } = await api.readUser()
  return { id: user.id, token, api }
}

/** The office puts a sum into one of a customer's accounts. */
export async function credit(
  { db, clock }: Pick<Place, 'db' | 'clock'>,
  customerId: number,
  account: 'account' | 'bonus' | 'deposit',
  cents: number,
) {
  await db.transaction().execute(async (tx) => {
    const { id } = await tx
      .insertInto('ledgerTransactions')
      .values({
        customerId,
        code: 'correction',
        causeKind: 'correction',
        causeId: (causes += 1),
        causeStep: 'posted',
        note: 'a test',
        postedAt: clock.now(),
        postedOn: clock.today(),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await tx
      .insertInto('ledgerEntries')
      .values([
        { transactionId: id, customerId, account, cents },
        { transactionId: id, customerId, account: 'correction', cents: -cents },
      ])
      .execute()
  })
}
