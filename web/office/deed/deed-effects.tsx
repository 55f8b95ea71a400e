import type { ReactNode } from 'react'
import type { Previewed } from '../../../contract/office/deed-call.ts'
import { formatChange } from '../../../domain/money.ts'
import { Note } from '../../ui/note.tsx'
import { deedWords } from '../../words/office/deeds.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import { DeedChanges, DeedHits } from './deed-changes.tsx'
import './deed.css'

/** All that a deed would write, by kinds; kinds without anything are absent. */
export function DeedEffects({ preview }: { preview: Previewed }) {
  const words = useWords(deedWords)
  const { effects, warnings, refusals } = preview
  const { changes, hits, ...posted } = effects
  const isNothing = Object.values(effects).every((part) => part.length === 0)
  return (
    <div className="deed-effects">
      {isNothing && refusals.length === 0 && <p className="quiet">{words.nothing}</p>}
      <Posted effects={posted} />
      <DeedChanges changes={changes} />
      <DeedHits hits={hits} />
      {effects.mails.length > 0 && <p className="quiet tiny">{words.lettersWait}</p>}
      {warnings.map((warning) => (
        <Note key={warning} look="sun">
          {words.warnings[warning]}
        </Note>
      ))}
      <Refused preview={preview} />
    </div>
  )
}

type PostedProps = { effects: Omit<Previewed['effects'], 'changes' | 'hits'> }

function Posted({ effects }: PostedProps) {
  const words = useWords(deedWords)
  const language = useLanguage()
  const sum = (cents: number) => formatChange(cents, language)
  const { money, bottles, stock, orders, documents, mails } = effects
  return (
    <>
      <Part title={words.money}>
        {money.map(({ customerName, account, cents }) => (
          <>
            {customerName}, {words.accounts[account]} <b>{sum(cents)}</b>
          </>
        ))}
      </Part>
      <Part title={words.bottles}>
        {bottles.map(({ customerName, goodName, delivered, returned, depositCents }) => {
          const counts = [
            delivered > 0 && words.delivered(delivered),
            returned > 0 && words.returned(returned),
            depositCents !== 0 && sum(depositCents),
          ]
          return `${customerName}, ${goodName}: ${counts.filter(Boolean).join(', ')}`
        })}
      </Part>
      <Part title={words.stock}>
        {stock.map(({ goodName, onHand, reserved }) => {
          const counts = [
            onHand !== 0 && words.onHand(signed(onHand)),
            reserved !== 0 && words.reserved(signed(reserved)),
          ]
          return `${goodName}: ${counts.filter(Boolean).join(', ')}`
        })}
      </Part>
      <Part title={words.ordersChange}>
        {orders.map(({ orderId, customerName, change }) => (
          <>
            <b>{orderId}</b> {words.orderChanges[change] ?? change}, {customerName}
          </>
        ))}
      </Part>
      <Part title={words.documents}>
        {documents.map(({ customerName, totalCents }) => `${customerName} ${sum(totalCents)}`)}
      </Part>
      <Part title={words.letters}>
        {mails.map(
          ({ customerName, template }) => `${customerName} ${words.mails[template] ?? template}`,
        )}
      </Part>
    </>
  )
}

const signed = (pieces: number) => (pieces > 0 ? `+${pieces}` : `−${-pieces}`)

/** A long list says how many more there are. */
const SHOWN = 8

function Part({ title, children }: { title: string; children: ReactNode[] }) {
  const words = useWords(deedWords)
  if (children.length === 0) return null
  const rest = children.length - SHOWN
  return (
    <section>
      <h3>{title}</h3>
      <ul>
        {children.slice(0, SHOWN).map((line, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- lines have nothing else of their own
          <li key={at}>{line}</li>
        ))}
        {rest > 0 && <li className="quiet">{words.andMore(rest)}</li>}
      </ul>
    </section>
  )
}

function Refused({ preview: { refusals } }: { preview: Previewed }) {
  const words = useWords(deedWords)
  if (refusals.length === 0) return null
  return (
    <Note look="clay">
      <b>{words.refusedRows(refusals.length)}</b>
      <ul>
        {refusals.map(({ kind, id, message }) => (
          <li key={`${kind} ${id}`}>
            {id}: {message}
          </li>
        ))}
      </ul>
    </Note>
  )
}
