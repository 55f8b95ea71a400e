import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { AppWithDb } from '../../app-context.ts'
import { projectFile } from '../../platform/project-file.ts'
import type { JobHandlers } from '../../platform/start-worker.ts'
import { importFormerNames } from './import-former-names.ts'
import { importHouses } from './import-houses.ts'
import { matchAddresses } from './match-addresses.ts'

declare module '../../platform/queue.ts' {
  interface Jobs {
    'territory.import-register': object
    'territory.match-addresses': object
  }
}

/** A file that was read before is only looked at. */
export const registerJobs = (
  app: AppWithDb,
): Pick<JobHandlers, 'territory.import-register' | 'territory.match-addresses'> => ({
  'territory.import-register': async () => {
    const directory = registerDirectory(app)
    const houses = join(directory, 'aw_eka.csv')
    const formerNames = join(directory, 'aw_iela_his.csv')
    if (existsSync(houses)) app.log.info(await importHouses(app, houses), 'the register is read')
    if (existsSync(formerNames)) await importFormerNames(app, formerNames)
    await matchAddresses(app)
  },
  'territory.match-addresses': async () => {
    await matchAddresses(app)
  },
})

const demoDirectory = projectFile('db/seed/register')

/** Without a register of its own, the demo has the streets of its people. */
function registerDirectory({ config }: AppWithDb): string {
  const own = join(config.dataDir, 'register')
  return config.seed === 'demo' && !existsSync(own) ? demoDirectory : own
}
