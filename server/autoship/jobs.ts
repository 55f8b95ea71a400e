import type { App } from '../app-context.ts'
import { generate } from './generation/generate.ts'
import { settleUnanswered } from './proposals/answer-proposal.ts'
import { proposeDays } from './proposals/propose-days.ts'
import { remindToConfirm } from './remind-to-confirm.ts'
import { tellChanged } from './tell-changed.ts'
import { tellResuming } from './tell-resuming.ts'

declare module '../platform/queue.ts' {
  interface Jobs {
    'autoship.generate': object
    'autoship.remind': object
    'autoship.tell-changed': { customerId: number; autoshipId: number }
    'autoship.propose-days': { reason: 'route' | 'holiday' }
  }
}

export const autoshipJobs = (app: App) => ({
  'autoship.generate': async () => {
    const { made, skipped, ended, failed } = await generate(app)
    if (made + skipped + ended + failed.length > 0)
      app.log.info({ made, skipped, ended, failed }, 'orders were made of autoships')
  },
  'autoship.remind': async () => {
    const failed: unknown[] = []
    // a story that fails must not keep the others waiting
    for (const story of [remindToConfirm, tellResuming, settleUnanswered])
      await story(app).catch((error: unknown) => failed.push(error))
    if (failed.length > 0)
      throw new AggregateError(failed, `${failed.length} of the hour's stories could not be told`)
  },
  'autoship.tell-changed': async (which: { customerId: number; autoshipId: number }) => {
    await tellChanged(app, which)
  },
  'autoship.propose-days': async ({ reason }: { reason: 'route' | 'holiday' }) => {
    await proposeDays(app, reason)
  },
})
