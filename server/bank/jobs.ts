import type { AppWithDb } from '../app-context.ts'
import { importFolder } from './import-folder.ts'
import { matchNewLines } from './match-lines.ts'

declare module '../platform/queue.ts' {
  interface Jobs {
    'bank.match': object
    'bank.import-folder': object
  }
}

export const bankJobs = (app: AppWithDb) => ({
  'bank.match': async () => {
    await matchNewLines(app)
  },
  'bank.import-folder': () => importFolder(app),
})
