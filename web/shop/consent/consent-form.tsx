import { useState } from 'react'
import { api } from '../session/api.ts'
import { useObserved } from '../../client/observed.ts'
import { waitForToken } from '../../client/token.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { consentWords } from '../../words/shop/consent.ts'
import { useWords } from '../../words/use-words.ts'
import { type Consent, consent, saveConsent, purposes, TEXT_VERSION } from './consent.ts'
import './consent-form.css'

/** The shop's own record of the answer, which applies in this browser even if this call fails. */
async function record(answer: Consent) {
  await waitForToken()
  const answers = purposes.map((purpose) => ({ purpose, granted: answer[purpose] }))
  await api.giveConsent({ body: { text_version: TEXT_VERSION, purposes: answers } })
}

const all = (granted: boolean): Consent => ({ analytics: granted, marketing: granted })

type Props = { onAnswered?: () => void; showPurposes: boolean }

/** Accepting and refusing look alike, as the law demands; each purpose can be chosen by itself. */
export function ConsentForm({ onAnswered, showPurposes }: Props) {
  const words = useWords(consentWords)
  const given = useObserved(consent)
  const [draft, setDraft] = useState<Consent>()
  const chosen = draft ?? given ?? all(false)
  const [arePurposesOpen, setPurposesOpen] = useState(showPurposes)
  const answer = (next: Consent) => {
    saveConsent(next)
    setDraft(next)
    void record(next).catch(() => undefined)
    onAnswered?.()
  }
  return (
    <div className="consent__form">
      {arePurposesOpen && <Purposes chosen={chosen} onChange={setDraft} />}
      <div className="row">
        <Button look="line" onClick={() => answer(all(false))}>
          {words.refuse}
        </Button>
        <Button look="line" onClick={() => answer(all(true))}>
          {words.accept}
        </Button>
        {arePurposesOpen ? (
          <Button look="line" onClick={() => answer(chosen)}>
            {words.save}
          </Button>
        ) : (
          <Button look="text" onClick={() => setPurposesOpen(true)}>
            {words.choose}
          </Button>
        )}
      </div>
    </div>
  )
}

type PurposesProps = { chosen: Consent; onChange: (chosen: Consent) => void }

function Purposes({ chosen, onChange }: PurposesProps) {
  const words = useWords(consentWords)
  return (
    <fieldset>
      <legend className="vh">{words.purposes}</legend>
      <Checkbox label={words.necessary} hint={words.necessaryHint} checked disabled />
      {purposes.map((purpose) => (
        <Checkbox
          key={purpose}
          label={words[purpose]}
          hint={words[`${purpose}Hint`]}
          checked={chosen[purpose]}
          onChange={({ target }) => onChange({ ...chosen, [purpose]: target.checked })}
        />
      ))}
    </fieldset>
  )
}
