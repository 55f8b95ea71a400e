// For journeys: a customer of DATA_DIR's shop owes for a bottle of today, with its invoice.
import { readConfig } from '../../server/config.ts'
import { documentJobs } from '../../server/documents/jobs.ts'
import { openApp } from '../../server/open-app.ts'
import { deliverOrder } from './dispatch.ts'
import { placedOrder } from './placed-order.ts'

const customerId = Number(process.argv[2])
const water = 101
const app = await openApp(readConfig(process.env), 'command')
const lines = [{ goodId: water, order: 1 }]
const orderId = await placedOrder(app, { customerId, lines, method: 'deferred' })
const delivered = await deliverOrder(app, { orderId })
if (!delivered.ok) throw new Error(delivered.refusal.code)
await documentJobs(app)['papers.issue-invoice']({ deliveryId: delivered.value.deliveryId })
await app.close()
