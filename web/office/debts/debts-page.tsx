import { useNavigate } from 'react-router'
import { debtFields } from '../../../domain/debts/debt-fields.ts'
import { formatEuros } from '../../../domain/money.ts'
import { debtWords } from '../../words/office/debts.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import { ActOnMarked } from '../list/act-on-marked.tsx'
import { List } from '../list/list.tsx'
import { PlaceHead } from '../nav/place-head.tsx'
import { api } from '../session/api.ts'
import { useDebtColumns } from './debt-columns.tsx'
import { DebtPeek } from './debt-peek.tsx'
import { type Debtor, debtorName } from './debtor.ts'
import { SilentHolders } from './silent-holders.tsx'

/** Customers with debts past their day, the ones first whose delivery comes soon. */
export function DebtsPage() {
  const words = useWords(debtWords)
  const language = useLanguage()
  const navigate = useNavigate()
  return (
    <>
      <PlaceHead place="money" title={words.title} />
      <List
        place="debts"
        title={words.all}
        fields={debtFields}
        fieldWords={{
          name: { label: words.customer },
          overdue: { label: words.overdue },
          days: { label: words.days },
          stage: { label: words.stage, choices: words.stages },
          stop: { label: words.stop, choices: words.stops },
          onHold: { label: words.onHold, choices: words.yesNo },
          nextDelivery: { label: words.nextDelivery },
          bottles: { label: words.bottles },
        }}
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
        empty={words.none}
      />
      <SilentHolders />
    </>
  )
}

const peek = (debtor: Debtor) => <DebtPeek debtor={debtor} />

const acts = (readIds: () => Promise<number[]>) => <RemindMany readIds={readIds} />

/** Reminds all marked customers in one act, whose letters are seen before. */
function RemindMany({ readIds }: { readIds: () => Promise<number[]> }) {
  const words = useWords(debtWords)
  const deedOf = (customerIds: number[]) =>
    ({ deed: 'remind', customerIds, name: `(${customerIds.length})` }) as const
  return <ActOnMarked label={words.remind} readIds={readIds} deedOf={deedOf} />
}
