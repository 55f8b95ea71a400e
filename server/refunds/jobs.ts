import type { AppWithDb } from '../app-context.ts'
import { writeTransferFile } from './write-file.ts'

declare module '../platform/queue.ts' {
  interface Jobs {
    'refunds.write-file': { transferFileId: number }
  }
}

export const refundJobs = (app: AppWithDb) => ({
  'refunds.write-file': ({ transferFileId }: { transferFileId: number }) =>
    writeTransferFile(app, transferFileId),
})
