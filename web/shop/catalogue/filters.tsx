import { type ChangeEvent, useId, useRef } from 'react'
import { Form, useSubmit } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { listsWords } from '../../words/shop/lists.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import { offeredFilters, writeChoice } from './list-choice.ts'
import type { ListAddress } from './list-address.ts'
import type { LoadedList } from './load-list.ts'
import { plainEuros } from './plain-euros.ts'
import { Subcategories } from './subcategories.tsx'
import { useWhenChanged } from './use-when-changed.ts'
import './filters.css'

type Props = { list: LoadedList; address: ListAddress; id?: string; onChosen?: () => void }

/** A form for the same list. A checkbox applies at once, prices with the button. */
export function Filters({ list, address, id, onChosen }: Props) {
  const words = useWords(listsWords)
  const form = useRef<HTMLFormElement>(null)
  const { choice } = list
  // shows a choice made elsewhere; a reset keeps the focus, which a new key would lose
  useWhenChanged(writeChoice(choice), () => form.current?.reset())
  return (
    <Form
      ref={form}
      className="catalogue-filters"
      id={id}
      action={address.path}
      aria-label={words.filters}
      onSubmit={onChosen}
    >
      {Object.entries(address.fixedQuery).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {choice.order !== undefined && <input type="hidden" name="order_by" value={choice.order} />}
      <Subcategories list={list} address={address} {...(onChosen && { onChosen })} />
      <PriceRange list={list} />
      <FilterBoxes list={list} />
      <Button look="line" wide type="submit">
        {words.show}
      </Button>
    </Form>
  )
}

function PriceRange({ list: { choice, facets } }: Pick<Props, 'list'>) {
  const words = useWords(listsWords)
  const language = useLanguage()
  const titleId = useId()
  const { price } = facets
  return (
    <section>
      <h2 id={titleId}>{words.price}</h2>
      <fieldset className="catalogue-price-range" aria-labelledby={titleId}>
        <TextInput
          label={words.priceFrom}
          name="price_from"
          inputMode="decimal"
          defaultValue={choice.from}
          placeholder={price === null ? '' : plainEuros(price.from, language)}
        />
        <TextInput
          label={words.priceTo}
          name="price_to"
          inputMode="decimal"
          defaultValue={choice.to}
          placeholder={price === null ? '' : plainEuros(price.to, language)}
        />
      </fieldset>
    </section>
  )
}

function FilterBoxes({ list: { choice, facets } }: Pick<Props, 'list'>) {
  const words = useWords(listsWords)
  const submit = useSubmit()
  const submitNow = (event: ChangeEvent<HTMLInputElement>) =>
    void submit(event.currentTarget.form, { preventScrollReset: true })
  return (
    <section>
      <h2>{words.only}</h2>
      {offeredFilters.map((filter) => (
        <Checkbox
          key={filter}
          name="filter"
          value={filter}
          defaultChecked={choice.filters.includes(filter)}
          onChange={submitNow}
          label={
            <>
              {words.filterNames[filter]} <small>{facets.filters[filter] ?? 0}</small>
            </>
          }
        />
      ))}
    </section>
  )
}
