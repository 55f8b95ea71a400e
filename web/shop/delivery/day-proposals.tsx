import type { DayProposal } from '../../../contract/shop/autoship-proposals.ts'
import { dayOf } from '../../../domain/calendar.ts'
import { onDay } from '../../../domain/calendar/phrases.ts'
import { api } from '../session/api.ts'
import { useAction } from '../../client/use-action.ts'
import { Button } from '../../ui/button.tsx'
import { FailedNote } from '../../ui/failed-note.tsx'
import { Note } from '../../ui/note.tsx'
import { NoBreak } from '../../ui/no-break.tsx'
import { toasts } from '../../ui/toasts.ts'
import { autoshipScheduleWords } from '../../words/shop/autoship-schedule.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import { changeableUntil } from './delivery-phrases.ts'
import { OtherDayDialog } from './other-day-dialog.tsx'
import './day-proposals.css'

type Props = {
  proposals: readonly DayProposal[]
  /** One level below the heading above it. */
  heading: 'h2' | 'h3'
  onAnswered: (remaining: DayProposal[]) => Promise<unknown>
}

/**
 * Deliveries that lost their day to a route, a holiday or a closed day, with the proposed new day.
 */
export function DayProposals({ proposals, heading: Heading, onAnswered }: Props) {
  const words = useWords(autoshipScheduleWords)
  if (proposals.length === 0) return null
  return (
    <section className="delivery-proposals">
      <Heading className="delivery-proposals__title">{words.proposalsTitle}</Heading>
      {proposals.map((proposal) => (
        <Proposal key={proposal.id} proposal={proposal} onAnswered={onAnswered} />
      ))}
    </section>
  )
}

type Answer = { answer: 'accept' | 'choose' | 'skip'; delivery_date?: string }

function Proposal({ proposal, onAnswered }: { proposal: DayProposal } & Pick<Props, 'onAnswered'>) {
  const words = useWords(autoshipScheduleWords)
  const { busy, errors, run } = useAction(words.failed)
  const answer = (body: Answer) =>
    run(async () => {
      const { data: remaining } = await api.answerDayProposal({
        params: { id: String(proposal.id) },
        body,
      })
      toasts.show({ text: words.answered, icon: 'check' })
      await onAnswered(remaining)
    })
  return (
    <Note look="sun" icon="calendar">
      <p>
        <NoBreak>{useProposalText(proposal)}</NoBreak>
      </p>
      <FailedNote text={Object.values(errors)[0]} />
      <div className="row delivery-proposals__acts">
        {proposal.new_day !== null && (
          <Button busy={busy} onClick={() => void answer({ answer: 'accept' })}>
            {words.accept}
          </Button>
        )}
        <OtherDayDialog
          proposal={proposal}
          busy={busy}
          onChoose={(day) => void answer({ answer: 'choose', delivery_date: day })}
        />
        {proposal.autoship_id !== null && (
          <Button look="text" busy={busy} onClick={() => void answer({ answer: 'skip' })}>
            {words.skip}
          </Button>
        )}
      </div>
    </Note>
  )
}

function useProposalText({ old_day, new_day, reason, answer_until }: DayProposal): string {
  const words = useWords(autoshipScheduleWords)
  const language = useLanguage()
  const oldDay = onDay(dayOf(old_day), language)
  const newDay = new_day === null ? undefined : onDay(dayOf(new_day), language)
  const until = changeableUntil(answer_until, language)
  const untilText = newDay === undefined ? words.proposalNoneUntil : words.proposalUntil
  return [
    words.proposalReasons[reason],
    newDay === undefined ? words.proposalNone(oldDay) : words.proposal(oldDay, newDay),
    until !== undefined && untilText(until),
  ]
    .filter(Boolean)
    .join(' ')
}
