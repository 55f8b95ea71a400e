import { useState } from 'react'
import { api } from '../session/api.ts'
import { Button } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'
import { lawWords } from '../../words/shop/law.ts'
import { useWords } from '../../words/use-words.ts'
import type { WithdrawalDraft } from './withdrawal-form.tsx'

type Props = {
  draft: WithdrawalDraft
  statementKey: string
  onBack: () => void
  onConfirmed: (email: string) => void
}

/** The statement once more and the button that sends it. */
export function WithdrawalReview({ draft, statementKey, onBack, onConfirmed }: Props) {
  const words = useWords(lawWords).withdrawal
  const [sending, setSending] = useState(false)
  const [failed, setFailed] = useState(false)
  const rows = [
    [words.name, draft.name],
    [words.email, draft.email],
    [words.contract, draft.contract],
    ...(draft.statement === '' ? [] : [[words.statement, draft.statement]]),
  ] as const
  const confirm = async () => {
    setSending(true)
    setFailed(false)
    try {
      const { data } = await api.confirmWithdrawal({ body: { key: statementKey } })
      onConfirmed(data.email)
    } catch {
      setFailed(true)
    } finally {
      setSending(false)
    }
  }
  return (
    <>
      <dl className="law__facts">
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {failed && (
        <Note look="clay" role="alert">
          {words.failed}
        </Note>
      )}
      <div className="row">
        <Button look="line" onClick={onBack}>
          {words.back}
        </Button>
        <Button busy={sending} onClick={() => void confirm()}>
          {words.confirm}
        </Button>
      </div>
    </>
  )
}
