import { useNavigate } from 'react-router'
import { orderFields } from '../../../domain/orders/order-fields.ts'
import { formatEuros } from '../../../domain/money.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { orderWords } from '../../words/office/orders.ts'
import { searchWords } from '../../words/office/search.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import { PageHead } from '../kit/page-head.tsx'
import type { FieldWords } from '../list/list-props.ts'
import { List } from '../list/list.tsx'
import { api } from '../session/api.ts'
import type { ListedOrder } from './listed-order.ts'
import { OrderActs } from './order-acts.tsx'
import { useOrderColumns } from './order-columns.tsx'
import { OrderPeek } from './order-peek.tsx'

/** Orders of all customers: narrowed by the address, and moved or cancelled many at once. */
export function OrdersPage() {
  const words = useWords(orderWords)
  const language = useLanguage()
  const navigate = useNavigate()
  return (
    <>
      <PageHead title={words.title} />
      <List
        place="orders"
        title={words.all}
        fields={orderFields}
        fieldWords={useFieldWords()}
        columns={useOrderColumns()}
        defaultSort="-id"
        read={(query) => api.listOfficeOrders({ query })}
        readAgainFor="orders"
        nameOf={({ id }) => words.order(id)}
        onOpen={({ id }) => void navigate(`/orders/${id}`)}
        peek={peek}
        acts={acts}
        sums={({ total, ...counts }): Record<string, string> => ({
          ...Object.fromEntries(Object.entries(counts).map(([name, sum]) => [name, String(sum)])),
          ...(total !== undefined && { total: formatEuros(total, language) }),
        })}
        empty={words.without}
        firstStep={<LinkButton to="/customers">{words.firstStep}</LinkButton>}
      />
    </>
  )
}

function useFieldWords(): FieldWords {
  const words = useWords(orderWords)
  const { states } = useWords(searchWords)
  return {
    day: { label: words.day },
    route: { label: words.route },
    status: { label: words.status, choices: states },
    about: { label: words.about, choices: words.marks },
    delivery: { label: words.delivery, choices: words.deliveries },
    payment: { label: words.payment, choices: words.payments },
    bottles: { label: words.bottles },
    empties: { label: words.empties },
    total: { label: words.total },
    customer: { label: words.customerNo },
  }
}

const peek = (order: ListedOrder) => <OrderPeek order={order} />

const acts = (readIds: () => Promise<number[]>) => <OrderActs readIds={readIds} />
