import { useEffect } from 'react'
import { type Cents, formatEuros } from '../../../domain/money.ts'
import { useObserved } from '../../client/observed.ts'
import { QrCode } from '../../ui/qr-code.tsx'
import { stopWords } from '../../words/driver/stop.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import { BigButton } from '../frame/big-button.tsx'
import { connection, sync } from '../memory/sync.ts'
import './stop.css'

type Props = {
  dueCents: Cents
  topUps: readonly Cents[]
  payPage: string
}

/** The sum stands in the address, so that the shop's page asks for just that. */
const addressOf = (payPage: string, cents: Cents) => `${payPage}?sum=${(cents / 100).toFixed(2)}`

/** The customer pays with a card or in a bank; it is paid when the server has said so. */
export function PayLink({ dueCents, topUps, payPage }: Props) {
  const words = useWords(stopWords)
  const language = useLanguage()
  const reached = useObserved(connection)
  const sum = formatEuros(dueCents, language)
  const isPaid = topUps.includes(dueCents)
  // Whether there is a network is known as the code comes up, not a minute later.
  useEffect(() => void sync(), [])
  return (
    <div className="stop-link">
      {!isPaid && <QrCode text={addressOf(payPage, dueCents)} label={words.payCode(sum)} />}
      <output className="stop-link__state">
        {isPaid
          ? words.linkPaid(sum)
          : reached === 'offline'
            ? words.linkLater
            : words.linkAwaited(sum)}
      </output>
      {!isPaid && (
        <BigButton look="line" onClick={() => void sync()}>
          {words.linkCheck}
        </BigButton>
      )}
    </div>
  )
}
