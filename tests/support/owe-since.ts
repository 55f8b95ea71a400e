// For journeys: a customer of DATA_DIR's shop has not paid a bill that was due so many days ago.
import { readConfig } from '../../server/config.ts'
import { openApp } from '../../server/open-app.ts'
import { billLate } from './bill-late.ts'

const [customerId, cents, daysLate] = process.argv.slice(2).map(Number)
const app = await openApp(readConfig(process.env), 'command')
await billLate(app, { customerId: customerId!, cents: cents!, daysLate: daysLate! })
await app.close()
