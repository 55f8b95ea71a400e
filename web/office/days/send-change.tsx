import { TextInput } from '../../ui/text-input.tsx'
import { daysWords } from '../../words/office/days.ts'
import { useWords } from '../../words/use-words.ts'
import { DeedPanel } from '../deed/deed-panel.tsx'
import { type DeedState, useDeed } from '../deed/use-deed.ts'
import { useShowResult } from '../deed/use-show-result.ts'
import { api } from '../session/api.ts'
import { useSession } from '../session/session.ts'
import { type ChangeDraft, type decisionsOf, letterWordsOf } from './change-draft.ts'
import type { CalendarChange } from './days.ts'
import { LetterSamples } from './letter-samples.tsx'

type Props = {
  draft: ChangeDraft
  change: (part: Partial<ChangeDraft>) => void
  body: { change: CalendarChange; decisions: ReturnType<typeof decisionsOf> }
  /** Customers are asked, so that a last day for answers makes sense. */
  asks: boolean
  /** Whom it asks is known of the change as it is now. */
  isLookedAt: boolean
  onEnd: () => void
}

/** Makes the change as it was looked at, and sends what it asks. */
export function SendChange({ draft, change, body, asks, isLookedAt, onEnd }: Props) {
  const words = useWords(daysWords)
  const showResult = useShowResult()
  const { reason, answerBy } = draft
  const letter = {
    ...body,
    answerBy: asks && answerBy !== '' ? answerBy : null,
    letterWords: asks ? letterWordsOf(draft) : null,
  }
  const whole = { ...letter, reason }
  const deed = useDeed({
    typed: JSON.stringify(whole),
    isComplete: isLookedAt && reason.trim() !== '',
    send: ({ query, body: wanted }, options) =>
      api.changeCalendar({ query, body: { ...whole, ...wanted } }, options),
    onDone: (result) => {
      onEnd()
      showResult(result, 'calendar.change')
    },
  })
  return (
    <section className="days-send">
      <DeedPanel
        deed={isLookedAt ? deed : unseen(deed)}
        verb={asks ? words.send : words.sendQuietly}
        onCancel={onEnd}
      >
        {asks && <AnswerBy {...{ draft, change }} error={deed.errors.answerBy} />}
        <TextInput
          label={words.reason}
          value={reason}
          error={deed.errors.reason}
          onChange={({ target }) => change({ reason: target.value })}
        />
        {asks && <LetterSamples body={letter} draft={draft} change={change} />}
      </DeedPanel>
    </section>
  )
}

/** Nothing is sent by what was known before. */
const unseen = (deed: DeedState): DeedState => ({
  ...deed,
  preview: undefined,
  isLooking: true,
  act: () => Promise.resolve(undefined),
})

type AnswerByProps = Pick<Props, 'draft' | 'change'> & { error: string | undefined }

/** The last day on which customers can answer. */
function AnswerBy({ draft, change, error }: AnswerByProps) {
  const words = useWords(daysWords)
  const { today } = useSession().session
  return (
    <TextInput
      label={words.answerBy}
      hint={words.answerByHint}
      type="date"
      min={today}
      value={draft.answerBy}
      error={error}
      onChange={({ target }) => change({ answerBy: target.value })}
    />
  )
}
