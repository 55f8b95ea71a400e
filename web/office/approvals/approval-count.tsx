import { useLoaded } from '../../client/use-loaded.ts'
import { frameWords } from '../../words/office/frame.ts'
import { useWords } from '../../words/use-words.ts'
import { useLive } from '../live/use-live.ts'
import { api } from '../session/api.ts'
import { useAnswerToasts } from './use-answer-toasts.ts'

/** How many acts wait for this very person, beside the place's name; answers are told as they come. */
export function ApprovalCount() {
  const words = useWords(frameWords)
  const { value, reload } = useLoaded('approvals', () => api.listApprovals())
  useLive(['approvals'], reload)
  useAnswerToasts(value?.rows)
  const count = value?.rows.filter(({ mayDecide }) => mayDecide).length ?? 0
  if (count === 0) return null
  return (
    <>
      <span className="approvals__count" aria-hidden="true">
        {count}
      </span>
      <span className="vh">{words.waiting(count)}</span>
    </>
  )
}
