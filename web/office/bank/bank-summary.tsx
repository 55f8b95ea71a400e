import { dayOf } from '../../../domain/calendar.ts'
import { numericDate } from '../../../domain/calendar/phrases.ts'
import { formatChange, formatEuros } from '../../../domain/money.ts'
import { useAction } from '../../client/use-action.ts'
import { useLoaded } from '../../client/use-loaded.ts'
import { Button } from '../../ui/button.tsx'
import { FailedNote } from '../../ui/failed-note.tsx'
import { Note } from '../../ui/note.tsx'
import { bankWords } from '../../words/office/bank.ts'
import { frameWords } from '../../words/office/frame.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import { startDeed } from '../deed/open-deed.ts'
import { Loading } from '../kit/loading.tsx'
import { useLive } from '../live/use-live.ts'
import { api } from '../session/api.ts'
import type { BankState } from './bank-line.ts'
import { BankShares, sharesOf } from './bank-shares.tsx'
import './bank.css'

const proposedFilter = 'state:in:open;class:in:E,F'

/** How many lines are whose, how far the statements reach, and what is missing between them. */
export function BankSummary() {
  const bank = useLoaded('bank', () => api.readBank())
  useLive(['bank', 'own'], bank.reload)
  return (
    <div className="bank-summary">
      <Loading from={bank}>{(value) => <Summary bank={value} />}</Loading>
    </div>
  )
}

function Summary({ bank }: { bank: BankState }) {
  const words = useWords(bankWords)
  const language = useLanguage()
  const date = (day: string) => numericDate(dayOf(day), language)
  const { until, closingCents, gaps } = bank
  if (until === null && sharesOf(bank).every(({ lines }) => lines === 0)) return null
  return (
    <div className="bank-head">
      <BankShares bank={bank} />
      <div className="row">
        {until !== null && (
          <span className="quiet">
            {words.until(date(until), formatEuros(closingCents ?? 0, language))}
            {gaps.length === 0 && `, ${words.agrees}`}
          </span>
        )}
        <AcceptProposed />
      </div>
      {gaps.map(({ after, until: before, missingCents }) => (
        <Note key={after + before} look="sun">
          {words.gap(date(after), date(before), formatChange(missingCents, language))}
        </Note>
      ))}
    </div>
  )
}

/** Every line with one clear customer, in one act that is looked at first. */
function AcceptProposed() {
  const words = useWords(bankWords)
  const frame = useWords(frameWords)
  const { busy, errors, run } = useAction(frame.failed)
  const found = useLoaded('proposed', () =>
    api.listBankLines({ query: { filter: proposedFilter, limit: '200' } }),
  )
  useLive(['bank', 'own'], found.reload)
  const rows = found.value?.rows ?? []
  if (rows.length === 0) return null
  const start = () =>
    run(async () => {
      const { rows: now } = await api.listBankLines({
        query: { filter: proposedFilter, limit: '200' },
      })
      const lines = now.flatMap(({ id: lineId, proposals: [first] }) =>
        first
          ? [
              {
                lineId,
                customerId: first.customerId,
                ...(first.documentId !== null && { documentId: first.documentId }),
              },
            ]
          : [],
      )
      startDeed({ deed: 'acceptLines', lines, name: String(lines.length) })
    })
  return (
    <div className="bank-head__accept">
      <Button look="line" busy={busy} onClick={() => void start()}>
        {words.accept(rows.length)}
      </Button>
      <FailedNote text={errors['']} />
    </div>
  )
}
