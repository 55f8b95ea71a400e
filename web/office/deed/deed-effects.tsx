import type { Previewed } from '../../../contract/office/deed-call.ts'
import { formatChange } from '../../../domain/money.ts'
import { Note } from '../../ui/note.tsx'
import { customerPageWords } from '../../words/office/customer-page.ts'
import { deedWords } from '../../words/office/deeds.ts'
import { recordWords } from '../../words/office/records.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import { DeedChanges, DeedHits } from './deed-changes.tsx'
import { limitText } from './limit-text.ts'
import './deed.css'

/** All that a deed would write, by kinds; kinds without anything are absent. */
export function DeedEffects({ preview }: { preview: Previewed }) {
  const words = useWords(deedWords)
  const { effects, warnings, refusals } = preview
  const warningText = useWarningText(preview)
  const { changes, hits, ...posted } = effects
  const mailsWait = effects.mails.length > 0 && !warnings.includes('cannot_be_undone')
  const isNothing = Object.values(effects).every((part) => part.length === 0)
  return (
    <div className="deed-effects">
      {isNothing && refusals.length === 0 && <p className="quiet">{words.nothing}</p>}
      <Posted effects={posted} />
      <DeedChanges changes={changes} />
      <DeedHits hits={hits} />
      {mailsWait && <p className="quiet tiny">{words.lettersWait}</p>}
      {warnings.map((warning) => (
        <Note key={warning} look="sun">
          {warningText(warning)}
        </Note>
      ))}
      <Refused preview={preview} isAlone={isNothing} />
    </div>
  )
}

/** A second person who is needed above a limit is told which limit it is. */
function useWarningText({ passedLimit }: Previewed) {
  const words = useWords(deedWords)
  const language = useLanguage()
  return (warning: Previewed['warnings'][number]) =>
    warning === 'needs_second_person' && passedLimit
      ? `${limitText(passedLimit, words, language)} ${words.waitsThere}`
      : words.warnings[warning]
}

type PostedProps = { effects: Omit<Previewed['effects'], 'changes' | 'hits'> }

function Posted({ effects }: PostedProps) {
  const words = useWords(deedWords)
  const language = useLanguage()
  const sum = (cents: number) => formatChange(cents, language)
  const { documents: kinds } = useWords(recordWords)
  const letterOf = useLetterNames()
  const { money, bottles, stock, orders, documents, mails } = effects
  const kindOf = ({ kind }: (typeof documents)[number]) =>
    (kinds[kind as keyof typeof kinds] ?? kind).toLowerCase()
  const bottleCounts = ({ delivered, returned, depositCents }: (typeof bottles)[number]) => [
    delivered > 0 && words.delivered(delivered),
    returned > 0 && words.returned(returned),
    depositCents !== 0 && sum(depositCents),
  ]
  const stockCounts = ({ onHand, reserved }: (typeof stock)[number]) => [
    onHand !== 0 && words.onHand(signed(onHand)),
    reserved !== 0 && words.reserved(signed(reserved)),
  ]
  const parts = [
    [
      words.money,
      money.map((row) => `${who(row)}${words.accounts[row.account]} ${sum(row.cents)}`),
    ],
    [
      words.bottles,
      bottles.map((row) => `${who(row)}${row.goodName}: ${joined(bottleCounts(row))}`),
    ],
    [words.stock, stock.map((row) => `${row.goodName}: ${joined(stockCounts(row))}`)],
    [
      words.ordersChange,
      orders.map(
        ({ change, ...row }) => `${who(row)}${row.orderId} ${words.orderChanges[change] ?? change}`,
      ),
    ],
    [words.documents, documents.map((row) => `${who(row)}${kindOf(row)} ${sum(row.totalCents)}`)],
    [words.letters, mails.map((row) => `${who(row)}${letterOf(row.template)}`)],
  ] as const
  return parts.map(([title, lines]) => <Part key={title} title={title} lines={lines} />)
}

/** Letters that deeds seldom cause are named as in a customer's history. */
function useLetterNames() {
  const { mails, letters: title } = useWords(deedWords)
  const { letters } = useWords(customerPageWords)
  return (template: string) => mails[template] ?? (letters[template] ?? title).toLowerCase()
}

const who = ({ customerName }: { customerName: string | null }) =>
  customerName === null || customerName === '' ? '' : `${customerName}, `

const joined = (parts: readonly (string | false)[]) => parts.filter(Boolean).join(', ')

const signed = (pieces: number) => (pieces > 0 ? `+${pieces}` : `−${-pieces}`)

/** A long list says how many more there are. */
const SHOWN = 8

function Part({ title, lines }: { title: string; lines: readonly string[] }) {
  const words = useWords(deedWords)
  if (lines.length === 0) return null
  const rest = lines.length - SHOWN
  return (
    <section>
      <h3>{title}</h3>
      <ul>
        {lines.slice(0, SHOWN).map((line, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- lines have nothing else of their own
          <li key={at}>{line}</li>
        ))}
        {rest > 0 && <li className="quiet">{words.andMore(rest)}</li>}
      </ul>
    </section>
  )
}

/** An act on one record says its refusal alone, one on many names each record. */
function Refused({ preview: { refusals }, isAlone }: { preview: Previewed; isAlone: boolean }) {
  const words = useWords(deedWords)
  const [only, ...others] = refusals
  if (only === undefined) return null
  if (others.length === 0 && isAlone) return <Note look="clay">{only.message}</Note>
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
