import { type RawBuilder, sql } from 'kysely'
import type { Day } from '../../domain/calendar.ts'
import { type CartGood, cartGoodsJson } from '../catalogue/goods-for-cart.ts'
import type { Db } from '../platform/database/connect.ts'
import { addressJson, parcelMachineJson } from './place-json.ts'

/** A line as it is kept; the prices are those that the customer last saw, or those frozen in the order that a copy was made from. */
export type LoadedItem = {
  id: number
  goodId: number
  ordered: number
  returned: number
  listPriceCents: number | null
  priceBeforePromoCents: number | null
  held: number | null
}

export type LoadedPromo = {
  id: number
  code: string
  kind: 'percent' | 'sum' | 'free_delivery'
  percent: number | null
  amountCents: number | null
  validFrom: string | null
  validUntil: string | null
  minimumCents: number
  useLimit: number | null
  customerLimit: number | null
  uses: number
  usesByCustomer: number
  servicesIncluded: boolean
  goodIds: number[] | null
  isForCustomer: boolean
  isActive: boolean
}

/** Everything about a cart that can be told without its goods: the row, its lines, its customer and where it goes. */
export type LoadedCart = {
  id: number
  customerId: number
  status: 0 | 1 | 2 | 3 | 4 | 5
  version: number
  copyOfId: number | null
  copyOfVersion: number | null
  deliveryType: 1 | 2 | 3
  addressId: number | null
  parcelMachineId: number | null
  deliveryOn: Day | null
  notes: string
  paymentMethod: number | null
  paymentState: 0 | 1 | 2 | 3
  useBonus: boolean
  topupCents: number
  warnings: string[]
  wasPlaced: boolean
  autoshipId: number | null
  /** Of the order that a copy was made from. */
  originalBonusCents: number
  originalItems: LoadedItem[]
  items: LoadedItem[]
  customer: {
    role: number
    name: string | null
    email: string | null
    phone: string | null
    language: 'lv' | 'en'
    enableBonus: boolean
    creditLimitCents: number
    payLater: boolean
    accountCents: number
    bonusCents: number
    depositCents: number
    hasOverdueDebt: boolean
    held: { goodId: number; held: number; bailCents: number; isBottle: boolean }[]
  }
  address: {
    id: number
    text: string
    phone: string | null
    notes: string
    isLegal: boolean
    ourCourier: boolean
    regionId: number
    isRemoved: boolean
  } | null
  /** The legal one, else the first. */
  defaultAddressId: number | null
  parcelMachine: { name: string; address: string; isActive: boolean } | null
  promo: LoadedPromo | null
}

/** With what its lines are of, as it stands now. */
export type CartWithGoods = LoadedCart & { goods: CartGood[] }

/** Which cart: by its number, or the active one. */
export type WhichCart = { customerId: number; cartId?: number }

const itemsOf = (orderId: RawBuilder<unknown>) => sql`
  (select coalesce(json_agg(json_build_object('id', i.id, 'goodId', i.good_id, 'ordered', i.ordered,
      'returned', i.returned, 'listPriceCents', i.list_price_cents,
      'priceBeforePromoCents', i.price_before_promo_cents, 'held', i.held) order by i.id), '[]')
    from order_items i where i.order_id = ${orderId})`

/**
 * One statement over the tables of several rooms, against the rule that a room asks its own alone: it is the most asked
 * question of the shop, and a verb for each of its parts would cost eight round trips instead of one. It only reads.
 */
export async function loadCart(
  db: Db,
  { customerId, cartId }: WhichCart,
): Promise<CartWithGoods | undefined> {
  const which =
    cartId === undefined ? sql`o.copy_of_id is null and o.status = 1` : sql`o.id = ${cartId}`
  const goods = sql`, ${cartGoodsJson(sql`o.id`)} as goods`
  const [cart] = await ask<CartWithGoods>(
    db,
    sql`orders`,
    sql`o.customer_id = ${customerId} and ${which}`,
    goods,
  )
  return cart
}

export type ImaginedCart = {
  customerId: number
  addressId: number | null
  deliveryOn: Day | null
  notes: string
}

/** The same of a cart that is written down nowhere: of the order that an autoship is about to make. */
export const imaginedCart = async (db: Db, cart: ImaginedCart): Promise<LoadedCart> =>
  (await imaginedCarts(db, [cart]))[0]!

/** Any number of them in one statement, in their order. Their numbers are below 1, where no cart's are. */
export async function imaginedCarts(db: Db, carts: readonly ImaginedCart[]): Promise<LoadedCart[]> {
  const rows = sql`(select 1 - i.place as id, i.customer_id, 1::smallint as status, 0 as version,
    null::bigint as copy_of_id, null::integer as copy_of_version, 1::smallint as delivery_type, i.address_id,
    null::integer as parcel_machine_id, i.delivery_on, i.notes, null::smallint as payment_method,
    0::smallint as payment_state, false as use_bonus, 0::bigint as topup_cents, '{}'::text[] as warnings,
    null::timestamptz as placed_at, null::bigint as promo_code_id
    from unnest(${carts.map((cart) => cart.customerId)}::bigint[], ${carts.map((cart) => cart.addressId)}::bigint[],
      ${carts.map((cart) => cart.deliveryOn)}::date[], ${carts.map((cart) => cart.notes)}::text[])
      with ordinality as i (customer_id, address_id, delivery_on, notes, place))`
  const loaded = await ask(db, rows, sql`true`)
  return loaded.sort((one, other) => other.id - one.id)
}

async function ask<Loaded extends LoadedCart = LoadedCart>(
  db: Db,
  carts: RawBuilder<unknown>,
  which: RawBuilder<unknown>,
  more = sql``,
): Promise<Loaded[]> {
  const { rows } = await sql<Loaded>`
    select o.id, o.customer_id, o.status, o.version, o.copy_of_id, o.copy_of_version, o.delivery_type, o.address_id,
      o.parcel_machine_id, o.delivery_on, o.notes, o.payment_method, o.payment_state, o.use_bonus, o.topup_cents,
      o.warnings, o.placed_at is not null as was_placed, original.autoship_id,
      coalesce(original.bonus_cents, 0) as original_bonus_cents,
      ${itemsOf(sql`o.id`)} as items,
      case when o.copy_of_id is null then '[]' else ${itemsOf(sql`o.copy_of_id`)} end as original_items,
      json_build_object('role', c.role, 'name', c.name, 'email', c.email, 'phone', c.phone, 'language', c.language,
        'enableBonus', c.enable_bonus, 'creditLimitCents', c.credit_limit_cents, 'payLater', c.pay_later,
        'accountCents', b.account_cents, 'bonusCents', b.bonus_cents, 'depositCents', b.deposit_cents,
        'hasOverdueDebt', exists (
          select from overdue_papers p where p.customer_id = c.id and p.cleared_on is null),
        'held', (select coalesce(json_agg(json_build_object('goodId', h.good_id, 'held', h.held,
            'bailCents', g.bail_cents, 'isBottle', g.bottle_kind <> 3)), '[]')
          from bottle_balances h join goods g on g.id = h.good_id
          where h.customer_id = c.id and h.held > 0)) as customer,
      ${addressJson(sql`o.address_id`)} as address,
      (select a.id from addresses a where a.customer_id = o.customer_id and a.removed_at is null
        order by a.is_legal desc, a.id limit 1) as default_address_id,
      ${parcelMachineJson(sql`o.parcel_machine_id`)} as parcel_machine,
      (select json_build_object('id', p.id, 'code', p.code, 'kind', p.kind, 'percent', p.percent,
          'amountCents', p.amount_cents, 'validFrom', p.valid_from, 'validUntil', p.valid_until,
          'minimumCents', p.minimum_cents, 'useLimit', p.use_limit, 'customerLimit', p.customer_limit,
          'uses', p.uses, 'usesByCustomer', (
            select count(*) from promo_uses u where u.promo_code_id = p.id and u.customer_id = c.id),
          'servicesIncluded', p.services_included, 'isActive', p.is_active,
          'goodIds', case when p.for_chosen_goods then (
            select coalesce(json_agg(pg.good_id), '[]') from promo_code_goods pg where pg.promo_code_id = p.id) end,
          'isForCustomer', not p.for_chosen_customers or exists (
            select from promo_code_customers pc where pc.promo_code_id = p.id and pc.customer_id = c.id))
        from promo_codes p where p.id = o.promo_code_id) as promo${more}
    from ${carts} o
      join customers c on c.id = o.customer_id
      left join orders original on original.id = o.copy_of_id
      cross join lateral (
        select coalesce(sum(l.cents) filter (where l.account = 'account'), 0)::bigint as account_cents,
          coalesce(sum(l.cents) filter (where l.account = 'bonus'), 0)::bigint as bonus_cents,
          coalesce(sum(l.cents) filter (where l.account = 'deposit'), 0)::bigint as deposit_cents
        from ledger_balances l where l.customer_id = o.customer_id) b
    where ${which}`.execute(db)
  return rows
}
