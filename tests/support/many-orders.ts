// For journeys: so many cancelled orders of a customer of DATA_DIR's shop.
import { sql } from 'kysely'
import { readConfig } from '../../server/config.ts'
import { openApp } from '../../server/open-app.ts'

const [customerId, count] = process.argv.slice(2).map(Number)
const app = await openApp(readConfig(process.env), 'command')
await sql`
  insert into orders (customer_id, status, delivery_kind, payment_method, delivery_on, placed_at,
    cancelled_at, cancel_reason, prepaid_cents, water_goods_cents, other_goods_cents,
    services_cents, discount_cents, savings_cents, bonus_cents, lent_deposit_cents,
    state_deposit_cents, deposit_cents, deposit_to_refund_cents, delivery_cents, total_cents,
    total_with_deposit_cents)
  select ${customerId}, 'cancelled', 'courier', 'account', current_date, now(), now(), 'office', 2500,
    0, 2500, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2500, 2500
  from generate_series(1, ${count}::int)`.execute(app.db)
await app.close()
