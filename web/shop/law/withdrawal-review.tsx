import { useAction } from '../../client/use-action.ts'
import { api } from '../session/api.ts'
import { Button } from '../../ui/button.tsx'
import { FailedNote } from '../../ui/failed-note.tsx'
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
  const { busy, errors, run } = useAction(words.failed, (_, failed) => ({ '': failed }))
  const rows = [
    [words.name, draft.name],
    [words.email, draft.email],
    [words.contract, draft.contract],
    ...(draft.statement === '' ? [] : [[words.statement, draft.statement]]),
  ] as const
  const confirm = () =>
    run(async () => {
      onConfirmed((await api.confirmWithdrawal({ body: { key: statementKey } })).data.email)
    })
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
      <FailedNote text={errors['']} />
      <div className="row">
        <Button look="line" onClick={onBack}>
          {words.back}
        </Button>
        <Button busy={busy} onClick={() => void confirm()}>
          {words.confirm}
        </Button>
      </div>
    </>
  )
}
