import type { OfficeOrder } from '../../../contract/office/order-page.ts'
import { orderMayBecome } from '../../../domain/orders/order-states.ts'
import { Button } from '../../ui/button.tsx'
import { behalfWords } from '../../words/office/on-behalf.ts'
import { orderWords } from '../../words/office/orders.ts'
import { searchWords } from '../../words/office/search.ts'
import { useWords } from '../../words/use-words.ts'
import { startDeed } from '../deed/open-deed.ts'
import { useMayDo } from '../deed/use-deed-shortcuts.ts'
import { useShortcuts } from '../kit/shortcuts.ts'
import type { BehalfAct } from '../on-behalf/behalf-act.ts'
import { useCorrectionActs } from '../on-behalf/correction-acts.ts'
import { useOrderActs } from '../on-behalf/order-acts.ts'

type Props = { order: OfficeOrder; onAct: (act: BehalfAct) => void }

type Offered = { label: string; keys?: string; run: () => void }

/** What can be done with an order now; what cannot is not offered. */
export function OrderDeeds({ order, onAct }: Props) {
  const offered = useOffered(order, onAct)
  useShortcuts(offered.map(({ label, run }) => ({ label, group: 'page' as const, run })))
  return offered.map(({ label, run }, at) => (
    <Button key={label} look={at === 0 ? 'line' : 'text'} onClick={run}>
      {label}
    </Button>
  ))
}

function useOffered(order: OfficeOrder, onAct: Props['onAct']): Offered[] {
  const words = useWords(orderWords)
  const behalf = useWords(behalfWords)
  const { deedsOfOrder } = useWords(searchWords)
  const acts = useOrderActs()
  const corrections = useCorrectionActs()
  const may = useMayDo()
  const delivered = order.attempts.find(({ outcome }) => outcome === 'delivered')
  const offerPrice = { label: behalf.changePrice, run: () => onAct(corrections.price(order)) }
  const price = order.may.price === null && may('changeOrderPrice') ? [offerPrice] : []
  if (delivered)
    return may('correctEvents')
      ? [
          { label: behalf.correct, run: () => onAct(corrections.correct(order, delivered)) },
          { label: behalf.other, run: () => onAct(corrections.toOther(order)) },
          ...price,
        ]
      : price
  if (!may('changeOrders')) return price
  const { id, isHeld, status, lateRuns, money } = order
  const deed = (name: 'move' | 'cancel' | 'release'): Offered => ({
    label: deedsOfOrder[name],
    run: () => startDeed({ deed: name, orderIds: [id] }),
  })
  const isOpen = order.may.edit === null
  return [
    ...(mayMove(order, may) ? [deed('move')] : []),
    ...(isOpen ? [{ label: words.edit, run: () => onAct(acts.edit(order)) }] : []),
    ...(isHeld ? [deed('release')] : []),
    ...(lateRuns.length > 0 && may('changeClosedDays')
      ? [{ label: behalf.late, run: () => onAct(acts.late(order)) }]
      : []),
    ...(money.missingCents > 0
      ? [{ label: behalf.link, run: () => onAct(acts.link(order.customerId, id)) }]
      : []),
    ...price,
    ...(orderMayBecome(status, 'cancelled') ? [deed('cancel')] : []),
  ]
}

/** Of a closed day it is moved by those who plan runs. */
const mayMove = ({ may: { move, edit } }: OfficeOrder, may: ReturnType<typeof useMayDo>) =>
  move === null && (edit === null || may('planRuns'))
