import { useState } from 'react'
import type { AutoshipDelivery } from '../../../contract/autoship-record.ts'
import { CallRefused } from '../../../contract/http-client.ts'
import { useAction } from '../../client/use-action.ts'
import { autoshipDiaryWords } from '../../words/autoship-diary.ts'
import { useWords } from '../../words/use-words.ts'
import { userStore } from '../people/user-store.ts'
import { autoshipStore } from './autoship-store.ts'
import { diaryStore, keepDelivery } from './diary-store.ts'
import { tellChange } from './last-change.ts'
import { isNotThere, tellGone } from './not-there.ts'

type Changed = { data: AutoshipDelivery; undo: string | null }

/** A change of one delivery: shown as it was answered, with a way back, and then with what it means for the others. */
export function useDeliveryChange() {
  const words = useWords(autoshipDiaryWords)
  const { busy, errors, setErrors, run } = useAction(words.failed)
  const [missing, setMissing] = useState<number>()

  const change = (
    call: () => Promise<Changed>,
    told: (now: AutoshipDelivery) => string,
    then?: () => void,
  ) =>
    run(async () => {
      setMissing(undefined)
      const changed = await call().catch((no: unknown) => {
        if (isNotThere(no)) return tellGone(words.isGone)
        if (no instanceof CallRefused && typeof no.body.missing === 'number')
          setMissing(no.body.missing)
        throw no
      })
      if (!changed) return
      const { data, undo } = changed
      keepDelivery(data)
      then?.()
      tellChange(told(data), undo)
      void refresh()
    })
  const text = Object.values(errors)[0]
  return {
    busy,
    refused: text === undefined ? undefined : { text, missing },
    clear: () => setErrors({}),
    change,
  }
}

/** The account, the list and the days that follow may all have changed with it. */
export const refresh = () =>
  Promise.allSettled([diaryStore.load(), autoshipStore.load(), userStore.load()])

export const deliveryParams = ({ autoship_id, planned_on }: AutoshipDelivery) => ({
  id: String(autoship_id),
  planned_on,
})
