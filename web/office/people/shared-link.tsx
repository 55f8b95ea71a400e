import { Button } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'
import { toasts } from '../../ui/toasts.ts'
import { peopleWords } from '../../words/office/people.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import { when } from '../session/when.ts'
import './people.css'

export type ShownLink = { link: string; expiresAt: string }

/** A link to pass on by phone or on paper; it is shown once. */
export function SharedLink({ shown }: { shown: ShownLink }) {
  const words = useWords(peopleWords)
  const language = useLanguage()
  const copy = async () => {
    await navigator.clipboard.writeText(shown.link)
    toasts.show({ text: words.copied })
  }
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output has no headings
    <Note role="status">
      <h2>{words.linkTitle}</h2>
      <p>{words.linkText(when(shown.expiresAt, language))}</p>
      <p className="people__link">{shown.link}</p>
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- it replaces the form that was sent */}
      <Button look="line" onClick={() => void copy()} autoFocus>
        {words.copy}
      </Button>
    </Note>
  )
}
