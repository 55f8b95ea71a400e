import { Link } from 'react-router'
import { Note } from '../../ui/note.tsx'
import { autoshipScheduleWords } from '../../words/shop/autoship-schedule.ts'
import { useEuros } from '../../words/use-euros.ts'
import { useWords } from '../../words/use-words.ts'

type Props = { refusal: { text: string; missing: number | undefined } | undefined }

/** Why a change was refused; missing money links to a top-up of that sum. */
export function DeliveryRefusal({ refusal }: Props) {
  const words = useWords(autoshipScheduleWords)
  const euros = useEuros()
  if (!refusal) return null
  const { text, missing } = refusal
  return (
    <Note look="clay" role="alert">
      <p>{text}</p>
      {missing !== undefined && (
        <p>
          <Link to={`/topup?sum=${missing.toFixed(2)}`}>{words.topUpMissing(euros(missing))}</Link>
        </p>
      )}
    </Note>
  )
}
