import { type FormEvent, useEffect, useState } from 'react'
import type { GoodCard } from '../../../contract/shop/goods.ts'
import { api } from '../session/api.ts'
import { useAction } from '../../client/use-action.ts'
import { Button } from '../../ui/button.tsx'
import { FailedNote } from '../../ui/failed-note.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { autoshipScheduleWords } from '../../words/shop/autoship-schedule.ts'
import { useWords } from '../../words/use-words.ts'
import { AddableGood } from './addable-good.tsx'

const VISIBLE_COUNT = 5

type Props = { excludedGoodIds: readonly number[]; busy: boolean; onAdd: (goodId: number) => void }

/** Adds goods to one delivery: the last ordered ones first, or the results of a search. */
export function OneTimeGoods({ excludedGoodIds, busy, onAdd }: Props) {
  const words = useWords(autoshipScheduleWords)
  const [search, setSearch] = useState('')
  const { visible, isNothing, isSearching, problem, find } = useGoodsSearch(excludedGoodIds)

  function submit(event: FormEvent) {
    event.preventDefault()
    find(search.trim())
  }
  return (
    <section className="autoship-once__more">
      <h3>{words.addThisTime}</h3>
      <form onSubmit={submit}>
        <TextInput
          label={words.findGoods}
          type="search"
          autoComplete="off"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
          end={
            <Button type="submit" look="line" busy={isSearching}>
              {words.find}
            </Button>
          }
        />
      </form>
      <FailedNote text={problem} />
      <NothingFound isNothing={isNothing} />
      <ul>
        {visible.map(({ id, name, images, autoship_price, price_vat }) => {
          const price = autoship_price ?? price_vat
          const good = { name, image: images[0]?.url, price }
          return <AddableGood key={id} {...good} busy={busy} onAdd={() => onAdd(id)} />
        })}
      </ul>
    </section>
  )
}

function NothingFound({ isNothing }: { isNothing: boolean }) {
  const words = useWords(autoshipScheduleWords)
  return (
    <>
      <output className="vh">{isNothing ? words.foundNothing : ''}</output>
      {isNothing && (
        <p className="quiet" aria-hidden="true">
          {words.foundNothing}
        </p>
      )}
    </>
  )
}

function useGoodsSearch(excludedGoodIds: readonly number[]) {
  const words = useWords(autoshipScheduleWords)
  const [lastOrdered, setLastOrdered] = useState<readonly GoodCard[]>([])
  const [found, setFound] = useState<readonly GoodCard[]>()
  const { busy, errors, run } = useAction(words.failed)
  useEffect(() => {
    api.lastOrderedGoods().then(
      ({ goods }) => setLastOrdered(goods.data.filter(({ in_autoship }) => in_autoship === 1)),
      () => undefined,
    )
  }, [])
  const visible = (found ?? lastOrdered)
    .filter(({ id }) => !excludedGoodIds.includes(id))
    .slice(0, VISIBLE_COUNT)
  const find = (text: string) => {
    const limit = String(VISIBLE_COUNT + excludedGoodIds.length)
    const query = { filter: 'autoship', limit, ...(text !== '' && { search: text }) }
    void run(async () => setFound((await api.listGoods({ query })).goods.data))
  }
  const isNothing = found !== undefined && visible.length === 0
  return { visible, isNothing, isSearching: busy, problem: Object.values(errors)[0], find }
}
