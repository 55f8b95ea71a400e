// For journeys: makes an autoship's order in the running shop of DATA_DIR, and tells its number and its mail's key.
import { addDays, weekdayOf } from '../../domain/calendar.ts'
import { readConfig } from '../../server/config.ts'
import { openHouse } from '../../server/open-house.ts'
import { orderKey } from '../../server/orders/order-key.ts'
import { autoshipOrder } from './generated-order.ts'

const customerId = Number(process.argv[2])
const water = 101
const house = await openHouse(readConfig(process.env), 'command')
const { id: addressId } = await house.db
  .selectFrom('addresses')
  .select('id')
  .where('customerId', '=', customerId)
  .executeTakeFirstOrThrow()
const inFourDays = addDays(house.clock.today(), 4)
const day = weekdayOf(inFourDays) === 7 ? addDays(inFourDays, 1) : inFourDays
const orderId = await autoshipOrder(house, {
  customerId,
  addressId,
  day,
  goodId: water,
  ordered: 3,
})
const expires = new Date(house.clock.now().getTime() + 14 * 24 * 3_600_000)
process.stdout.write(
  JSON.stringify({ orderId, day, key: orderKey(house, { customerId, orderId }, expires) }),
)
await house.close()
