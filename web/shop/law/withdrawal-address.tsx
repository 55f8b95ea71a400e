import { useState } from 'react'
import { Link } from 'react-router'
import { isRefusal } from '../../client/refusals.ts'
import { useAction } from '../../client/use-action.ts'
import { Button } from '../../ui/button.tsx'
import { FailedNote } from '../../ui/failed-note.tsx'
import { Note } from '../../ui/note.tsx'
import { lawWords } from '../../words/shop/law.ts'
import { useWords } from '../../words/use-words.ts'
import { api } from '../session/api.ts'

/** Opening the link changes nothing; only its button confirms the address. */
export function WithdrawalAddress({ linkKey }: { linkKey: string }) {
  const { address: words } = useWords(lawWords).withdrawal
  const { busy, errors, confirmedTo, isInvalid, confirm } = useConfirmation(linkKey)
  if (isInvalid)
    return (
      <Note look="sun" role="alert">
        <p>{words.invalid}</p>
        <Link to="/atteikums">{words.again}</Link>
      </Note>
    )
  if (confirmedTo !== undefined)
    return (
      <Note look="leaf" role="alert">
        <h2>{words.doneTitle}</h2>
        <p>{words.done(confirmedTo)}</p>
      </Note>
    )
  return (
    <section className="law__panel" aria-labelledby="withdrawal-address">
      <h2 id="withdrawal-address">{words.title}</h2>
      <p>{words.text}</p>
      <FailedNote text={errors['']} />
      <div className="row">
        <Button busy={busy} onClick={() => void confirm()}>
          {words.confirm}
        </Button>
      </div>
    </section>
  )
}

function useConfirmation(linkKey: string) {
  const { failed } = useWords(lawWords).withdrawal
  const [confirmedTo, setConfirmedTo] = useState<string>()
  const [isInvalid, setInvalid] = useState(false)
  const { busy, errors, run } = useAction(failed, (_, message) => ({ '': message }))
  const confirm = () =>
    run(async () => {
      try {
        const { data } = await api.confirmWithdrawalAddress({ body: { key: linkKey } })
        setConfirmedTo(data.email)
      } catch (refused) {
        if (!isRefusal(refused)) throw refused
        setInvalid(true)
      }
    })
  return { busy, errors, confirmedTo, isInvalid, confirm }
}
