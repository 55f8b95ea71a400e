import { useRef, useState } from 'react'
import { Form, Link, useSubmit } from 'react-router'
import { Icon } from '../../ui/icon.tsx'
import { Select } from '../../ui/select.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { listsWords } from '../../words/shop/lists.ts'
import { frameWords } from '../../words/shop/frame.ts'
import { type Language, useLanguage, useWords } from '../../words/use-words.ts'
import { Filters } from './filters.tsx'
import { chosenCount, type ListChoice, offeredOrders } from './list-choice.ts'
import type { ListAddress } from './list-address.ts'
import type { LoadedList } from './load-list.ts'
import { plainEuros } from './plain-euros.ts'
import { useWhenChanged } from './use-when-changed.ts'

type Props = { list: LoadedList; address: ListAddress }

/** The chosen filters, each with a button that removes it, and the order of the list. */
export function ListBar({ list, address }: Props) {
  const words = useWords(listsWords)
  const { close } = useWords(frameWords)
  const [open, setOpen] = useState(false)
  const { choice } = list
  return (
    <div className="catalogue-bar">
      <a
        className="btn btn--line catalogue-filters-button"
        href="#filtri"
        onClick={(event) => {
          event.preventDefault()
          afterPaint(() => setOpen(true))
        }}
      >
        <Icon name="filter" />
        {words.filtersChosen(chosenCount(choice))}
      </a>
      <Chips choice={choice} address={address} />
      <OrderForm choice={choice} address={address} />
      <Sheet
        open={open}
        onClose={() => setOpen(false)}
        title={words.filters}
        words={{ close }}
        side="bottom"
      >
        <Filters list={list} address={address} onChosen={() => setOpen(false)} />
      </Sheet>
    </div>
  )
}

/** The press is seen first: to lay a sheet over a long list takes a slow phone several frames. */
const afterPaint = (open: () => void) => requestAnimationFrame(() => setTimeout(open))

type ChoiceProps = { choice: ListChoice; address: ListAddress }

function Chips({ choice, address }: ChoiceProps) {
  const words = useWords(listsWords)
  const chips = chipsOf(choice, words, useLanguage())
  return (
    <ul className="catalogue-chips">
      {chips.map(({ text, without }) => (
        <li key={text}>
          <Link
            className="catalogue-chip"
            to={address.hrefOf(1, without)}
            aria-label={words.removeFilter(text)}
            preventScrollReset
          >
            {text}
            <Icon name="close" size={16} />
          </Link>
        </li>
      ))}
    </ul>
  )
}

function OrderForm({ choice, address }: ChoiceProps) {
  const words = useWords(listsWords)
  const submit = useSubmit()
  const select = useRef<HTMLSelectElement>(null)
  // shows an order chosen elsewhere; setting the value keeps the focus, which a new key would lose
  useWhenChanged(choice.order, () => {
    if (select.current) select.current.value = choice.order ?? ''
  })
  const orders = offeredOrders.filter(
    (order) => choice.order !== undefined || address.isSearch || order !== 'top',
  )
  return (
    <Form
      action={address.path}
      onChange={(event) => void submit(event.currentTarget, { preventScrollReset: true })}
    >
      <HiddenChoice choice={choice} fixedQuery={address.fixedQuery} />
      <Select
        ref={select}
        label={words.sort}
        hideLabel
        name="order_by"
        defaultValue={choice.order ?? ''}
      >
        {choice.order === undefined && (
          <option value="">{address.isSearch ? words.orders.best : words.orders.top}</option>
        )}
        {orders.map((order) => (
          <option key={order} value={order}>
            {words.orders[order]}
          </option>
        ))}
      </Select>
      <NoScriptSubmit />
    </Form>
  )
}

const NoScriptSubmit = () => (
  <noscript>
    <button className="btn btn--line" type="submit">
      {useWords(listsWords).show}
    </button>
  </noscript>
)

/** Sends the other choices along when the order changes. */
function HiddenChoice({
  choice,
  fixedQuery,
}: {
  choice: ListChoice
  fixedQuery: ListAddress['fixedQuery']
}) {
  const fields = [
    ...choice.filters.map((filter) => ['filter', filter]),
    ['price_from', choice.from],
    ['price_to', choice.to],
    ...Object.entries(fixedQuery),
  ].filter(([, value]) => value !== '')
  return fields.map(([name, value]) => (
    <input key={name! + value!} type="hidden" name={name} value={value} />
  ))
}

function chipsOf(
  choice: ListChoice,
  words: (typeof listsWords)['lv'],
  language: Language,
): { text: string; without: ListChoice }[] {
  const { from, to, filters } = choice
  return [
    ...(from === '' && to === ''
      ? []
      : [
          {
            text: words.priceChip(plainEuros(from, language), plainEuros(to, language)),
            without: { ...choice, from: '', to: '' },
          },
        ]),
    ...filters.map((filter) => ({
      text: words.filterNames[filter],
      without: { ...choice, filters: filters.filter((other) => other !== filter) },
    })),
  ]
}
