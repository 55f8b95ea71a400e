import { useState } from 'react'
import { Note } from '../../ui/note.tsx'
import { consentWords } from '../../words/shop/consent.ts'
import { cookiesWords } from '../../words/shop/law/cookies.ts'
import { useWords } from '../../words/use-words.ts'
import { ConsentForm } from '../consent/consent-form.tsx'
import { LawPage } from './law-page.tsx'

/** A visitor can change the consent here at any time. */
export default function Cookies() {
  const words = useWords(consentWords)
  const [isSaved, setSaved] = useState(false)
  return (
    <LawPage text={useWords(cookiesWords)}>
      <div className="law__panel">
        <ConsentForm showPurposes onAnswered={() => setSaved(true)} />
        <div aria-live="polite">{isSaved && <Note look="leaf">{words.saved}</Note>}</div>
      </div>
    </LawPage>
  )
}
