import { useAction } from '../../client/use-action.ts'
import { runWords } from '../../words/office/runs.ts'
import { useWords } from '../../words/use-words.ts'
import { useShowResult } from '../deed/use-show-result.ts'
import { api } from '../session/api.ts'
import type { Cause } from './hand-in.ts'

/** Puts right what an explanation says was told, counted or given otherwise. */
export function useMakeTrue(runId: number, onChanged: () => void) {
  const { saveFailed } = useWords(runWords)
  const { busy, errors, run } = useAction(saveFailed)
  const showResult = useShowResult()
  const makeTrue = ({ kind, effect, transferId, otherRunId }: Cause, stopId: number | undefined) =>
    run(async () => {
      const answer = await api.applyCause({
        params: { id: String(runId) },
        body: { kind, effect, stopId, transferId, otherRunId },
      })
      if (!('effects' in answer)) showResult(answer, 'runs.apply_cause')
      onChanged()
    })
  return { busy, message: Object.values(errors)[0], makeTrue }
}
