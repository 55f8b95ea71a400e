// For journeys: delivers 18.9 l bottles to a customer of DATA_DIR's shop, by days ago.
import { byCommand } from '../../domain/actor.ts'
import { addDays } from '../../domain/calendar.ts'
import { readConfig } from '../../server/config.ts'
import { moveBottles } from '../../server/bottles/move-bottles.ts'
import { openApp } from '../../server/open-app.ts'
import { inTransaction } from '../../server/platform/database/transaction.ts'

const [customerId, bottles, ...daysAgo] = process.argv.slice(2).map(Number)
const water = 101
const app = await openApp(readConfig(process.env), 'command')
await inTransaction(app.db, async (tx) => {
  for (const [index, days] of daysAgo.entries())
    await moveBottles(tx, {
      customerId: customerId!,
      by: byCommand,
      // A delivery that the shop does not know.
      cause: { kind: 'delivery', id: 1_000_000_000 + customerId! * 100 + index },
      movedOn: addDays(app.clock.today(), -days),
      goods: [
        {
          goodId: water,
          delivered: bottles!,
          returned: index === 0 ? 0 : bottles!,
          depositCents: 0,
        },
      ],
    })
})
await app.close()
