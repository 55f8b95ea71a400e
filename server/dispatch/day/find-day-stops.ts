import { sql } from 'kysely'
import type { Day } from '../../../domain/calendar.ts'
import type { BottleKind, SetOfBottles } from '../../../domain/cart/cart-line.ts'
import type { VatClass } from '../../../domain/documents/vat.ts'
import type { StopKind } from '../../../domain/dispatch/stop-kinds.ts'
import type { Cents } from '../../../domain/money.ts'
import type { Language } from '../../../domain/words/language.ts'
import { promisedDepositSql } from '../../bottles/promised-deposit.ts'
import type { Db } from '../../platform/database/connect.ts'
import { isPictureShown } from '../events/find-event-files.ts'
import { doorOfStop, type StopState } from '../runs/run-store.ts'
import { officeNotesSql } from '../notes-for-driver.ts'

export type FoundGood = {
  goodId: number
  kind: 'good' | 'rentable' | 'service'
  bottleKind: BottleKind
  isLent: boolean
  isCounted: boolean
  lentDepositCents: Cents
  stateDepositCents: Cents
  monthlyPaymentCents: Cents
  vatClass: VatClass
  bottles: SetOfBottles | null
}

type FoundLine = FoundGood & {
  ordered: number
  returned: number
  unitPriceCents: Cents
  lineCents: Cents
}

type FoundOrder = {
  orderId: number
  note: string
  paysCourier: boolean
  isDeferred: boolean
  cashDueCents: Cents
  deliveryCents: Cents
  paymentChargeCents: Cents
  bonusCents: Cents
  prepaidCents: Cents
  promisedCents: Cents
  lines: FoundLine[]
}

type HeldAtCustomer = {
  goodId: number
  held: number
  depositCents: Cents
  lentDepositCents: Cents
  bottleKind: BottleKind
}

export type FoundStop = {
  id: number
  runId: number
  position: number
  state: StopState
  kind: StopKind
  visitNote: string
  promisedUntil: Date | null
  customerId: number
  customer: string
  isCompany: boolean
  language: Language
  phone: string
  address: string
  place: { latitude: number; longitude: number } | null
  standingNote: string
  isFirstVisit: boolean
  placePhotoId: number | null
  overdueCents: Cents
  callBeforeMinutes: number | null
  paysWithCents: Cents | null
  topUps: Cents[]
  held: HeldAtCustomer[]
  depositPaidCents: Cents
  bonusIsEnabled: boolean
  lastCounts: { day: Day; left: number; taken: number }[]
  orders: FoundOrder[]
}

const heldSql = sql`
  (select coalesce(json_agg(json_build_object('goodId', b.good_id, 'held', b.held,
      'depositCents', b.deposit_cents, 'lentDepositCents', g.lent_deposit_cents,
      'bottleKind', g.bottle_kind) order by b.good_id), '[]')
    from bottle_balances b join goods g on g.id = b.good_id
    where b.customer_id = s.customer_id and (b.held > 0 or b.deposit_cents > 0))`

/** Bottles alone: what they were the last times says whether today's count is likely. */
const lastCountsSql = sql`
  (select coalesce(json_agg(json_build_object('day', l.day, 'left', l.left_there,
      'taken', l.taken_back) order by l.day desc), '[]')
    from (select d.day, sum(n.left_there)::int as left_there, sum(n.taken_back)::int as taken_back
      from deliveries d join delivery_counts n on n.delivery_id = d.id
        join goods g on g.id = n.good_id
        join orders x on x.id = d.order_id
      where d.customer_id = s.customer_id and x.address_id is not distinct from a.id
        and d.outcome = 'delivered' and g.bottle_kind <> 'none'
      group by d.day order by d.day desc limit 3) l)`

/** The latest that a driver has taken of the place of this door. */
const placePhotoSql = sql`
  (select e.file_id from event_files e join stop_orders p on p.stop_id = e.stop_id
      join orders x on x.id = p.order_id
    where e.kind = 'place' and x.customer_id = s.customer_id and x.address_id = a.id
      and ${isPictureShown(sql`e.event_id`)}
    order by e.received_at desc, e.id desc limit 1)`

/** The lines of an order as they were placed, like `loadPlacedItems`. */
const linesSql = sql`
  (select coalesce(json_agg(json_build_object('goodId', g.id, 'ordered', i.ordered,
      'returned', i.returned, 'unitPriceCents', coalesce(i.unit_price_cents, 0),
      'lineCents', coalesce(i.line_cents, 0),
      'lentDepositCents', coalesce(i.unit_lent_deposit_cents, g.lent_deposit_cents),
      'stateDepositCents', coalesce(i.state_deposit_cents, g.state_deposit_cents),
      'vatClass', coalesce(i.vat_class, g.vat_class), 'kind', coalesce(i.kind, g.kind),
      'bottleKind', coalesce(i.bottle_kind, g.bottle_kind), 'isLent', g.is_lent,
      'isCounted', g.is_counted, 'monthlyPaymentCents', g.monthly_payment_cents,
      'bottles', case when g.bottles_of_good_id is not null then json_build_object(
        'goodId', g.bottles_of_good_id, 'inEach', coalesce(g.bottles_in_set, 1),
        'lentDepositCents', coalesce(b.lent_deposit_cents,
          i.unit_lent_deposit_cents, g.lent_deposit_cents)) end) order by i.id), '[]')
    from order_items i join goods g on g.id = i.good_id
      left join goods b on b.id = g.bottles_of_good_id
    where i.order_id = o.id)`

/** The orders of a door are booked one after another, and those before have kept their promise. */
const promisedBeforeSql = sql`
  coalesce((select sum(e.lent_deposit_cents + e.state_deposit_cents - e.deposit_cents)
    from stop_orders q join orders e on e.id = q.order_id
    where q.stop_id = s.id and e.id < o.id
      and e.status in ('waitsForPayment', 'processing', 'waitingForDelivery')), 0)::bigint`

const ordersSql = sql`
  (select coalesce(json_agg(json_build_object('orderId', o.id, 'note', o.notes,
      'paysCourier', o.payment_method = 'cash', 'isDeferred', o.payment_method = 'deferred',
      'cashDueCents', o.cash_due_cents, 'deliveryCents', coalesce(o.delivery_cents, 0),
      'paymentChargeCents', o.payment_charge_cents, 'bonusCents', coalesce(o.bonus_cents, 0),
      'prepaidCents', o.prepaid_cents,
      'promisedCents', ${promisedDepositSql({
        customerId: sql`o.customer_id`,
        exceptOrderId: sql`o.id`,
      })} - ${promisedBeforeSql}, 'lines', ${linesSql}) order by o.id), '[]')
    from stop_orders p join orders o on o.id = p.order_id where p.stop_id = s.id)`

/** The office has cancelled all that was to be left there. */
const stateSql = sql`
  case when s.state = 'waiting' and s.kind = 'delivery' and not exists (select from stop_orders p
      join orders o on o.id = p.order_id where p.stop_id = s.id and o.status <> 'cancelled')
    then 'withdrawn' else s.state end`

/** The stops of runs in their order, those that were moved or withdrawn too. */
export async function findDayStops(db: Db, runIds: readonly number[]): Promise<FoundStop[]> {
  const { rows } = await sql<FoundStop>`
    select s.id, s.run_id, s.position, ${stateSql} as state, s.kind, coalesce(f.note, '') as visit_note,
      s.promised_until,
      s.customer_id, coalesce(c.name, '') as customer,
      c.person_type = 'company' as is_company, c.language, coalesce(a.phone, f.phone, c.phone, '') as phone,
      coalesce(f.address_text, '') as address,
      concat_ws(' ', nullif(a.notes, ''), ${officeNotesSql('f')}) as standing_note,
      case when k.latitude is not null then
        json_build_object('latitude', k.latitude, 'longitude', k.longitude) end as place,
      not exists (select from deliveries d join orders x on x.id = d.order_id
        where d.customer_id = s.customer_id and x.address_id is not distinct from a.id
          and d.outcome = 'delivered') as is_first_visit,
      ${placePhotoSql} as place_photo_id,
      coalesce((select sum(v.open_cents) from overdue_papers v where a.takes_debt
        and v.customer_id = s.customer_id and v.cleared_on is null), 0)::bigint as overdue_cents,
      a.call_before_minutes,
      (select max(o.pays_with_cents) from stop_orders p join orders o on o.id = p.order_id
        where p.stop_id = s.id) as pays_with_cents,
      (select coalesce(json_agg(y.topup_cents order by y.id), '[]') from payments y
          join stop_orders p on p.order_id = y.link_order_id
        where p.stop_id = s.id and y.status = 'PAID') as top_ups,
      ${heldSql} as held,
      coalesce((select l.cents from ledger_balances l
        where l.customer_id = s.customer_id and l.account = 'deposit'), 0)::bigint
        as deposit_paid_cents,
      c.enable_bonus as bonus_is_enabled, ${lastCountsSql} as last_counts, ${ordersSql} as orders
    from stops s
      join customers c on c.id = s.customer_id
      left join ${doorOfStop} f on true
      left join addresses a on a.id = f.address_id
      left join address_places k on k.address_id = a.id
    where s.run_id = any (${runIds}::bigint[])
    order by s.run_id, s.position, s.id`.execute(db)
  return rows
}
