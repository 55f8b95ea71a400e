import { type ChangeEvent, useId, useRef } from 'react'
import { Form, Link, useSubmit } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { listsWords } from '../../words/lists.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import { offeredFilters, writeChoice } from './list-choice.ts'
import type { ListAddress } from './list-address.ts'
import type { LoadedList } from './load-list.ts'
import { plainEuros } from './plain-euros.ts'
import { useWhenChanged } from './use-when-changed.ts'
import './filters.css'

type Props = { list: LoadedList; address: ListAddress; id?: string; onChosen?: () => void }

/** A form for the same list. A checkbox applies at once, prices with the button. */
export function Filters({ list, address, id, onChosen }: Props) {
  const words = useWords(listsWords)
  const submit = useSubmit()
  const language = useLanguage()
  const priceId = useId()
  const form = useRef<HTMLFormElement>(null)
  const { choice, facets, path } = list
  // shows a choice made elsewhere; a reset keeps the focus, which a new key would lose
  useWhenChanged(writeChoice(choice), () => form.current?.reset())
  const currentCategory = path.at(-1)
  const subcategories = facets.categories.filter(({ count }) => count > 0)
  const subcategoryLinks = subcategories.map(({ id: categoryId, link, category, count }) => (
    <li key={categoryId}>
      <Link to={address.categoryHref(link, choice)} onClick={onChosen}>
        {category} <small>{count}</small>
      </Link>
    </li>
  ))
  const submitNow = (event: ChangeEvent<HTMLInputElement>) =>
    void submit(event.currentTarget.form, { preventScrollReset: true })
  return (
    <Form
      ref={form}
      className="filters"
      id={id}
      action={address.path}
      aria-label={words.filters}
      onSubmit={onChosen}
    >
      {Object.entries(address.fixedQuery ?? {}).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {choice.order !== undefined && <input type="hidden" name="order_by" value={choice.order} />}
      {subcategories.length > 0 && (
        <section>
          <h2>{words.category}</h2>
          <ul className="tree">
            {currentCategory === undefined ? (
              subcategoryLinks
            ) : (
              <li>
                <span className="strong">{currentCategory.category}</span>
                <ul>{subcategoryLinks}</ul>
              </li>
            )}
          </ul>
        </section>
      )}
      <section>
        <h2 id={priceId}>{words.price}</h2>
        <fieldset className="two-in" aria-labelledby={priceId}>
          <TextInput
            label={words.priceFrom}
            name="price_from"
            inputMode="decimal"
            defaultValue={choice.from}
            placeholder={facets.price === null ? '' : plainEuros(facets.price.from, language)}
          />
          <TextInput
            label={words.priceTo}
            name="price_to"
            inputMode="decimal"
            defaultValue={choice.to}
            placeholder={facets.price === null ? '' : plainEuros(facets.price.to, language)}
          />
        </fieldset>
      </section>
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
      <Button look="line" wide type="submit">
        {words.show}
      </Button>
    </Form>
  )
}
