import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { daysWords } from '../../words/office/days.ts'
import { useWords } from '../../words/use-words.ts'
import { type ChangeDraft, letterWordsOf } from './change-draft.ts'

type Props = { draft: ChangeDraft; change: (part: Partial<ChangeDraft>) => void }

/** Why, in the office's own words for both languages; without one of them the shop's text stays. */
export function LetterWords({ draft, change }: Props) {
  const words = useWords(daysWords)
  const [isOpen, setIsOpen] = useState(isTyped(draft))
  if (isOpen) return <OwnWords {...{ draft, change }} onEnd={() => setIsOpen(false)} />
  return (
    <p>
      <Button look="text" onClick={() => setIsOpen(true)}>
        {words.editLetter}
      </Button>
    </p>
  )
}

const isTyped = ({ wordsLv, wordsEn }: ChangeDraft) => wordsLv !== '' || wordsEn !== ''

function OwnWords({ draft, change, onEnd }: Props & { onEnd: () => void }) {
  const words = useWords(daysWords)
  const { wordsLv, wordsEn } = draft
  const missing = isTyped(draft) && letterWordsOf(draft) === null ? words.bothLanguages : undefined
  return (
    <fieldset className="days-letter-words">
      <legend>{words.letterWords}</legend>
      <p className="quiet tiny">{words.letterWordsHint}</p>
      <TextArea
        label={words.letterLv}
        rows={3}
        maxLength={600}
        value={wordsLv}
        error={wordsLv === '' ? missing : undefined}
        onChange={({ target }) => change({ wordsLv: target.value })}
      />
      <TextArea
        label={words.letterEn}
        rows={3}
        maxLength={600}
        lang="en"
        value={wordsEn}
        error={wordsEn === '' ? missing : undefined}
        onChange={({ target }) => change({ wordsEn: target.value })}
      />
      <p>
        <Button
          look="text"
          onClick={() => {
            change({ wordsLv: '', wordsEn: '' })
            onEnd()
          }}
        >
          {words.ownWords}
        </Button>
      </p>
    </fieldset>
  )
}
