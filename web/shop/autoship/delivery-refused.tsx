import { Link } from 'react-router'
import { Note } from '../../ui/note.tsx'
import { autoshipDiaryWords } from '../../words/autoship-diary.ts'
import { useEuros } from '../../words/use-euros.ts'
import { useWords } from '../../words/use-words.ts'

type Props = { refused: { text: string; missing: number | undefined } | undefined }

/** Why a change of a delivery was not made; where money is missing, the way to just that sum. */
export function DeliveryRefused({ refused }: Props) {
  const words = useWords(autoshipDiaryWords)
  const euros = useEuros()
  if (!refused) return null
  const { text, missing } = refused
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
