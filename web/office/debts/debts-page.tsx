import { useNavigate } from 'react-router'
import { dayOf } from '../../../domain/calendar.ts'
import { numericDate } from '../../../domain/calendar/phrases.ts'
import { debtFields } from '../../../domain/debts/debt-fields.ts'
import { formatEuros } from '../../../domain/money.ts'
import { useLoaded } from '../../client/use-loaded.ts'
import { debtWords } from '../../words/office/debts.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import { deedForms } from '../deed/deed-forms.ts'
import { useMayDo } from '../deed/use-deed-shortcuts.ts'
import { ActOnMarked } from '../list/act-on-marked.tsx'
import { Loading } from '../kit/loading.tsx'
import { useLive } from '../live/use-live.ts'
import type { FieldWords } from '../list/list-props.ts'
import { List } from '../list/list.tsx'
import { PlaceHead } from '../nav/place-head.tsx'
import { api } from '../session/api.ts'
import { useDebtColumns } from './debt-columns.tsx'
import { DebtFigures, type Figures } from './debt-figures.tsx'
import { DebtPeek } from './debt-peek.tsx'
import { type Debtor, debtorName } from './debtor.ts'
import { SilentHolders } from './silent-holders.tsx'

/** Customers with debts past their day, the ones first whose delivery comes soon. */
export function DebtsPage() {
  const words = useWords(debtWords)
  const language = useLanguage()
  const navigate = useNavigate()
  const figures = useLoaded('debt-figures', () => api.readDebtFigures())
  useLive(['debts', 'bank', 'own'], figures.reload)
  const none = useNoneUntil(figures.value?.nextDue)
  return (
    <>
      <PlaceHead place="money" title={words.title} />
      <div className="debts-head">
        <Loading from={figures}>{(value) => <DebtFigures figures={value} />}</Loading>
      </div>
      <List
        place="debts"
        title={words.all}
        fields={debtFields}
        fieldWords={useFieldWords()}
        columns={useDebtColumns()}
        defaultSort="-weight"
        read={(query) => api.listDebts({ query })}
        readAgainFor="debts"
        nameOf={(debtor) => words.debtor(debtorName(debtor))}
        onOpen={({ id }) => void navigate(`/customers/${id}`)}
        peek={peek}
        acts={acts}
        sums={(sums) =>
          Object.fromEntries(
            Object.entries(sums).map(([field, cents]) => [field, formatEuros(cents, language)]),
          )
        }
        empty={none}
      />
      <SilentHolders />
    </>
  )
}

/** That nobody owes, and when something falls due next. */
function useNoneUntil(next: Figures['nextDue'] | undefined): string {
  const words = useWords(debtWords)
  const language = useLanguage()
  if (!next) return words.none
  const date = numericDate(dayOf(next.day), language)
  return words.noneUntil(date, next.documents, formatEuros(next.cents, language))
}

function useFieldWords(): FieldWords {
  const words = useWords(debtWords)
  return {
    name: { label: words.customer },
    owed: { label: words.owed },
    overdue: { label: words.overdue },
    days: { label: words.days },
    to14: { label: words.daysLate(words.to14) },
    to30: { label: words.daysLate(words.to30) },
    to60: { label: words.daysLate(words.to60) },
    older: { label: words.daysLate(words.older) },
    stage: { label: words.stage, choices: words.stages },
    stop: { label: words.stop, choices: words.stops },
    onHold: { label: words.onHold, choices: words.yesNo },
    nextDelivery: { label: words.nextDelivery },
    deliveryStop: { label: words.deliveryStop, choices: words.deliveryStops },
    bottles: { label: words.bottles },
  }
}

const peek = (debtor: Debtor) => <DebtPeek debtor={debtor} />

const acts = (readIds: () => Promise<number[]>) => <ManyActs readIds={readIds} />

/** Marked customers are reminded, or pay in advance from now on; each act is seen before. */
function ManyActs({ readIds }: { readIds: () => Promise<number[]> }) {
  const words = useWords(debtWords)
  const may = useMayDo()
  const deeds = [
    { deed: 'remind', label: words.remind },
    { deed: 'requirePrepayment', label: words.hold },
  ] as const
  return deeds
    .filter(({ deed }) => may(deedForms[deed].right))
    .map(({ deed, label }) => (
      <ActOnMarked
        key={deed}
        label={label}
        readIds={readIds}
        deedOf={(customerIds) => ({ deed, customerIds, name: `(${customerIds.length})` })}
      />
    ))
}
