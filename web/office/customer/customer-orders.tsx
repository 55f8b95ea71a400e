import { Link } from 'react-router'
import type { CustomerCard } from '../../../contract/office/search.ts'
import { dayOf } from '../../../domain/calendar.ts'
import { numericDate } from '../../../domain/calendar/phrases.ts'
import { formatEuros } from '../../../domain/money.ts'
import { orderMayBecome } from '../../../domain/orders/order-states.ts'
import { Button } from '../../ui/button.tsx'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { deedWords } from '../../words/office/deeds.ts'
import { searchWords } from '../../words/office/search.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import { startDeed } from '../deed/open-deed.ts'
import { useMayDo } from '../deed/use-deed-shortcuts.ts'
import { useShortcuts } from '../kit/shortcuts.ts'

type Order = CustomerCard['orders'][number]

function useMoney() {
  const language = useLanguage()
  return (cents: number | null) => (cents === null ? null : formatEuros(cents, language))
}

const linkToDocument = ({ id, number }: CustomerCard['documents'][number]) => (
  <Link to={`/documents/${id}`}>{number}</Link>
)

const linkToOrder = (id: number) => <Link to={`/orders/${id}`}>{id}</Link>

/** The latest orders, each with what can be done with it. */
export function CustomerOrders({ orders }: Pick<CustomerCard, 'orders'>) {
  const words = useWords(searchWords)
  const language = useLanguage()
  const money = useMoney()
  const deedsOf = useOrderDeeds()
  useShortcuts(orders.flatMap((order) => deedsOf(order).map(inPalette)))
  const columns: Column<Order>[] = [
    { id: 'number', head: words.number, cell: ({ id }) => linkToOrder(id) },
    {
      id: 'day',
      head: words.day,
      cell: ({ deliveryOn }) => deliveryOn && numericDate(dayOf(deliveryOn), language),
    },
    {
      id: 'state',
      head: words.state,
      cell: ({ status, isHeld }) => (isHeld ? words.held : words.states[status]),
    },
    { id: 'sum', head: words.sum, cell: ({ totalCents }) => money(totalCents), end: true },
    {
      id: 'deeds',
      head: words.deeds,
      hideHead: true,
      end: true,
      cell: (order) =>
        deedsOf(order).map(({ deed, label, run }) => (
          <Button key={deed} look="text" aria-label={label} onClick={run}>
            {words.deedsOfOrder[deed]}
          </Button>
        )),
    },
  ]
  if (orders.length === 0) return <p className="quiet">{words.noOrders}</p>
  return (
    <DataTable caption={words.orders} columns={columns} rows={orders} rowKey={({ id }) => id} />
  )
}

type OrderDeed = { deed: 'move' | 'cancel' | 'release'; label: string; run: () => void }

const inPalette = ({ label, run }: OrderDeed) => ({ label, group: 'page' as const, run })

/** An order that is over offers nothing. */
function useOrderDeeds(): (order: Order) => OrderDeed[] {
  const words = useWords(deedWords)
  const may = useMayDo()
  return ({ id, status, isHeld }) => {
    if (!may('changeOrders') || !orderMayBecome(status, 'cancelled')) return []
    if (status === 'returnedToCart') return []
    const offered = isHeld ? (['release', 'cancel'] as const) : (['move', 'cancel'] as const)
    return offered.map((deed) => ({
      deed,
      label: words.forOrder[deed](id),
      run: () => startDeed({ deed, orderIds: [id] }),
    }))
  }
}

export function CustomerDocuments({ documents }: Pick<CustomerCard, 'documents'>) {
  const words = useWords(searchWords)
  const money = useMoney()
  const columns: Column<CustomerCard['documents'][number]>[] = [
    {
      id: 'number',
      head: words.number,
      cell: linkToDocument,
    },
    {
      id: 'order',
      head: words.ofOrder,
      cell: ({ orderId }) => orderId !== null && linkToOrder(orderId),
    },
    { id: 'sum', head: words.sum, cell: ({ totalCents }) => money(totalCents), end: true },
  ]
  if (documents.length === 0) return <p className="quiet">{words.noDocuments}</p>
  return (
    <DataTable
      caption={words.documents}
      columns={columns}
      rows={documents}
      rowKey={({ id }) => id}
    />
  )
}
