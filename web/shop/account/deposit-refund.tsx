import type { Deposit, DepositRefund as Request } from '../../../contract/shop/deposits.ts'
import { formatIban } from '../../../domain/customers/iban.ts'
import { onDate } from '../../../domain/calendar/phrases.ts'
import { rigaDay } from '../../../domain/calendar/riga-time.ts'
import { api } from '../session/api.ts'
import { useAction } from '../../client/use-action.ts'
import { Button } from '../../ui/button.tsx'
import { FailedNote } from '../../ui/failed-note.tsx'
import { Note } from '../../ui/note.tsx'
import { accountWords } from '../../words/shop/account.ts'
import { useEuros } from '../../words/use-euros.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import { DepositRefundForm } from './deposit-refund-form.tsx'

type Props = { deposit: Deposit; onChanged: () => void }

/** The refund form, or the request waiting for the office. */
export function DepositRefund({ deposit, onChanged }: Props) {
  const words = useWords(accountWords)
  const euros = useEuros()
  const { request, refused, refundable, payable, on_the_way: onTheWay } = deposit
  if (request !== null) return <OpenRequest request={request} onChanged={onChanged} />
  return (
    <>
      {onTheWay > 0 && <Note>{words.onTheWay(euros(onTheWay))}</Note>}
      {refused !== null && <Note look="sun">{words.refundRefused(refused.answer)}</Note>}
      {refundable > 0 || payable > 0 ? (
        <DepositRefundForm deposit={deposit} onChanged={onChanged} />
      ) : (
        <p className="account-says">{words.nothingToRefund}</p>
      )}
    </>
  )
}

function OpenRequest({ request, onChanged }: { request: Request; onChanged: () => void }) {
  const words = useWords(accountWords)
  const language = useLanguage()
  const euros = useEuros()
  const { busy, errors, run } = useAction(words.notSent)
  const requestedOn = onDate(rigaDay(Date.parse(request.requested_at)), language)
  const withdraw = () =>
    run(async () => {
      await api.withdrawDepositRefund({})
      onChanged()
    })
  return (
    <div className="account-request">
      <Note>
        {words.refundRequested(euros(request.amount), formatIban(request.iban ?? ''), requestedOn)}
      </Note>
      <FailedNote text={errors['']} />
      <Button look="line" busy={busy} onClick={() => void withdraw()}>
        {words.withdraw}
      </Button>
    </div>
  )
}
