import { createContext, useContext, useState } from 'react'
import type { AutoshipDelivery } from '../../../contract/shop/autoship-record.ts'
import { isRefusedWith } from '../../client/refusals.ts'
import { useAction } from '../../client/use-action.ts'
import { autoshipScheduleWords } from '../../words/shop/autoship-schedule.ts'
import { useWords } from '../../words/use-words.ts'
import { userStore } from '../session/user-store.ts'
import { upcomingStore } from '../session/upcoming-store.ts'
import { recordChange } from './last-change.ts'
import { isNotFound, reportGone } from './not-found.ts'

/** Shows a changed delivery in the schedule around; its effects on others arrive with the reload. */
export const ScheduleContext = createContext<(changed: AutoshipDelivery) => void>(() => undefined)

type Changed = { data: AutoshipDelivery; undo: string | null }

/** Shows the changed delivery with undo, then reloads what else may have changed. */
export function useDeliveryChange() {
  const words = useWords(autoshipScheduleWords)
  const { busy, errors, setErrors, run } = useAction(words.failed)
  const [missing, setMissing] = useState<number>()
  const updateSchedule = useContext(ScheduleContext)

  const change = (
    call: () => Promise<Changed>,
    message: (now: AutoshipDelivery) => string,
    onDone?: () => void,
  ) =>
    run(async () => {
      setMissing(undefined)
      const changed = await call().catch((refused: unknown) => {
        if (isNotFound(refused)) return reportGone(words.isGone)
        if (isRefusedWith(refused, 'top_up_first')) setMissing(refused.body.missing)
        throw refused
      })
      if (!changed) return
      const { data, undo } = changed
      updateSchedule(data)
      onDone?.()
      recordChange(message(data), undo)
      void reloadAll()
    })
  const text = Object.values(errors)[0]
  return {
    busy,
    refusal: text === undefined ? undefined : { text, missing },
    clear: () => setErrors({}),
    change,
  }
}

/** A change may affect the balance, the autoships and later deliveries. */
export const reloadAll = () => Promise.allSettled([upcomingStore.load(), userStore.load()])

export const deliveryParams = ({ autoship_id, planned_on }: AutoshipDelivery) => ({
  id: String(autoship_id),
  planned_on,
})
