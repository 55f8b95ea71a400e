import { readConfig } from '../../../server/config.ts'
import { openApp } from '../../../server/open-app.ts'
import { demoSize } from './company-size.ts'
import { makeCompany } from './make-company.ts'

// Without its shop it ends at once: an open transaction leaves nothing.
process.on('disconnect', () => process.exit(1))

const app = await openApp(readConfig(process.env), 'command')
try {
  await makeCompany(app, demoSize)
} catch (err) {
  app.log.error({ err }, 'The company of the demo could not be made')
  process.exit(1)
}
process.exit(0)
