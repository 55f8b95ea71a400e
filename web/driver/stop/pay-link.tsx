import { useEffect } from 'react'
import { type Cents, formatEuros } from '../../../domain/money.ts'
import { useObserved } from '../../client/observed.ts'
import { QrCode } from '../../ui/qr-code.tsx'
import { stopWords } from '../../words/driver/stop.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import { connection, isUnreachable, sync } from '../memory/sync.ts'
import { SyncButton } from '../outbox/sync-button.tsx'
import './stop.css'

type Props = { dueCents: Cents; payLink: string }

/** The sum stands in the address, so that the shop's page asks for just that. */
const addressOf = (payLink: string, cents: Cents) => `${payLink}&sum=${(cents / 100).toFixed(2)}`

/** Anyone at the door pays with a card or in a bank; the server says when it has come. */
export function PayLink({ dueCents, payLink }: Props) {
  const words = useWords(stopWords)
  const language = useLanguage()
  const reached = useObserved(connection)
  const sum = formatEuros(dueCents, language)
  // Whether there is a network is known as the code comes up, not a minute later.
  useEffect(() => void sync(), [])
  return (
    <div className="stop-link">
      <QrCode text={addressOf(payLink, dueCents)} label={words.payCode(sum)} />
      <output className="stop-link__state">
        {isUnreachable(reached) ? words.linkLater : words.linkAwaited(sum)}
      </output>
      <SyncButton look="line">{words.linkCheck}</SyncButton>
    </div>
  )
}
