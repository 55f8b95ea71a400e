// For journeys: makes an autoship's order in DATA_DIR's shop; prints its id and mail's key.
import { addDays, weekdayOf } from '../../domain/calendar.ts'
import { readConfig } from '../../server/config.ts'
import { openApp } from '../../server/open-app.ts'
import { orderKey } from '../../server/customers/order-link.ts'
import { autoshipOrder } from './generated-order.ts'

const customerId = Number(process.argv[2])
const water = 101
const app = await openApp(readConfig(process.env), 'command')
const { id: addressId } = await app.db
  .selectFrom('addresses')
  .select('id')
  .where('customerId', '=', customerId)
  .executeTakeFirstOrThrow()
const inFourDays = addDays(app.clock.today(), 4)
const day = weekdayOf(inFourDays) === 7 ? addDays(inFourDays, 1) : inFourDays
const orderId = await autoshipOrder(app, {
  customerId,
  addressId,
  day,
  goodId: water,
  ordered: 3,
})
const expires = new Date(app.clock.now().getTime() + 14 * 24 * 3_600_000)
process.stdout.write(
  JSON.stringify({ orderId, day, key: orderKey(app, { customerId, orderId }, expires) }),
)
await app.close()
