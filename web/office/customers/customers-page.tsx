import { Link, useNavigate } from 'react-router'
import type { OfficeCalls } from '../../../contract/office/calls.ts'
import type { Answer } from '../../../contract/shared/call.ts'
import { dayOf } from '../../../domain/calendar.ts'
import { numericDate } from '../../../domain/calendar/phrases.ts'
import { customerFields } from '../../../domain/customers/customer-fields.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { customerWords } from '../../words/office/customers.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import { PageHead } from '../kit/page-head.tsx'
import { List } from '../list/list.tsx'
import { type ListColumn, textColumn } from '../list/list-column.ts'
import { ListFacts } from '../list/list-facts.tsx'
import { shownPhone } from '../search/shown-phone.ts'
import { api } from '../session/api.ts'

type ListedCustomer = Answer<OfficeCalls['listCustomers']>['rows'][number]

/** Every customer, with the contacts that the person may see. */
export function CustomersPage() {
  const words = useWords(customerWords)
  const navigate = useNavigate()
  return (
    <>
      <PageHead title={words.title} />
      <List
        place="customers"
        title={words.all}
        fields={customerFields}
        fieldWords={{
          name: { label: words.name },
          about: { label: words.about, choices: words.marks },
          joined: { label: words.joined },
          id: { label: words.number },
        }}
        columns={useColumns()}
        defaultSort="-id"
        read={(query) => api.listCustomers({ query })}
        nameOf={({ name }) => name}
        onOpen={({ id }) => void navigate(`/customers/${id}`)}
        peek={peek}
        empty={words.without}
        firstStep={<LinkButton to="/call">{words.firstStep}</LinkButton>}
      />
    </>
  )
}

function useColumns(): ListColumn<ListedCustomer>[] {
  const words = useWords(customerWords)
  const language = useLanguage()
  return [
    textColumn('name', words.name, ({ name }) => name, {
      cell: ({ id, name }) => <Link to={`/customers/${id}`}>{name}</Link>,
      sort: 'name',
    }),
    textColumn('id', words.number, ({ id }) => String(id), { sort: 'id' }),
    textColumn('phone', words.phone, phoneOf, {
      cell: (customer) => <span className="nw">{phoneOf(customer)}</span>,
    }),
    textColumn('email', words.email, ({ email }) => email ?? '', {
      cell: ({ email }) =>
        email?.split(/(?=@)/).map((part) => (
          <span key={part} className="list__unbroken">
            {part}
          </span>
        )),
    }),
    textColumn('addresses', words.addresses, ({ addresses }) => addresses.join('; ')),
    textColumn('joined', words.joined, ({ joined }) => numericDate(dayOf(joined), language)),
    textColumn('about', words.about, ({ about }) =>
      about.map((mark) => words.marks[mark]).join(', '),
    ),
  ]
}

const phoneOf = ({ phone }: ListedCustomer) => (phone === null ? '' : shownPhone(phone))

const peek = (customer: ListedCustomer) => <Peek customer={customer} />

/** A customer beside the list. */
function Peek({ customer }: { customer: ListedCustomer }) {
  const words = useWords(customerWords)
  const [, ...columns] = useColumns()
  return (
    <>
      <h2>{customer.name}</h2>
      <ListFacts row={customer} columns={columns} />
      <p>
        <Link to={`/customers/${customer.id}`}>{words.toCustomer}</Link>
      </p>
      <p>
        <Link to={`/orders?filter=customer:eq:${customer.id}`}>{words.toOrders}</Link>
      </p>
    </>
  )
}
