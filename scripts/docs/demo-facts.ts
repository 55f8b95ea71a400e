// Prints records of the demo of DATA_DIR that commands can be tried on, as JSON; ends with 1 while
// the demo's vans of today are not made.
import { writeFileSync } from 'node:fs'
import { sql } from 'kysely'
import { addDays } from '../../domain/calendar.ts'
import { sampleLine } from '../../domain/bank/sample-line.ts'
import { seller } from '../../domain/documents/seller.ts'
import { readConfig } from '../../server/config.ts'
import { openApp } from '../../server/open-app.ts'
import { camtFile } from '../../tests/support/statement-files.ts'

const app = await openApp({ ...readConfig(process.env), LOG_LEVEL: 'error' }, 'command')
const today = app.clock.today()

const { rows } = await sql<Record<string, string | number | null>>`
  with open_orders as (
    select id, delivery_on + 7 as a_week_later, row_number() over (order by id) as n from orders
    where status = 'processing' and payment_method = 'cash' and locked_at is null
      and delivery_on is not null and address_id is not null),
  loading as (select id from runs where day = ${today} and state = 'loading' order by id limit 1),
  road as (select id from runs where day = ${today} and state = 'road' order by id limit 1),
  waiting as (select id, run_id, row_number() over (partition by run_id order by position) as n
    from stops where state = 'waiting'),
  on_road as (select min(o.id) as order_id, row_number() over (order by w.n desc) as n
    from waiting w join stop_orders so on so.stop_id = w.id join orders o on o.id = so.order_id
    where w.run_id = (select id from road) and o.payment_method = 'cash' group by w.id, w.n)
  select (select id from loading) as run,
    (select id from road) as "otherRun",
    (select id from waiting where run_id = (select id from loading) and n = 1) as stop,
    (select id from waiting where run_id = (select id from loading) and n = 2) as "secondStop",
    (select id from waiting where run_id = (select id from loading) and n = 3) as "thirdStop",
    (select order_id from on_road where n = 1) as "onRoad",
    (select order_id from on_road where n = 2) as "onRoadToo",
    (select order_id from on_road where n = 3) as "onRoadThird",
    (select s.driver_id from runs r join shifts s on s.id = r.shift_id
      where r.id = (select id from loading)) as driver,
    (select id from open_orders where n = 1) as order,
    (select a_week_later::text from open_orders where n = 1) as "aWeekLater",
    (select min(id) from customers where role = 'customer' and email is not null) as customer,
    (select min(id) from autoships) as autoship,
    (select min(id) from payments where status = 'PAID') as payment,
    (select min(line_id) from bank_line_states where match_id is null) as line,
    (select min(id) from bottle_disputes where state = 'open') as dispute,
    (select min(id) from deposit_refunds where state = 'requested') as request,
    (select min(id) from goods where is_counted) as good,
    (select max(code) from zones where our_courier) as zone,
    (select min(id) from addresses) as address`.execute(app.db)
const found = rows[0]!
await app.close()

if (Object.values(found).includes(null)) {
  console.error(Object.entries(found).filter(([, value]) => value === null))
  process.exit(1)
}
const line = { ...sampleLine, cents: 2_500, bookedOn: today, bankRef: 'docs-1', partyIban: null }
const account = { iban: seller.iban, from: today, to: today, openingCents: 0 }
writeFileSync('statement.xml', camtFile({ ...account, lines: [line] }))
console.log(
  JSON.stringify({
    ...found,
    today,
    tomorrow: addDays(today, 1),
    later: addDays(today, 30),
    month: addDays(today, -31).slice(0, 7),
  }),
)
