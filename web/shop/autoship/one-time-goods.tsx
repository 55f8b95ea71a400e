import { type FormEvent, useEffect, useState } from 'react'
import type { GoodCard } from '../../../contract/shop/goods.ts'
import { api } from '../session/api.ts'
import { useAction } from '../../client/use-action.ts'
import { Button } from '../../ui/button.tsx'
import { FailedNote } from '../../ui/failed-note.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { NoBreak } from '../../ui/no-break.tsx'
import { autoshipScheduleWords } from '../../words/shop/autoship-schedule.ts'
import { useEuros } from '../../words/use-euros.ts'
import { useWords } from '../../words/use-words.ts'

const VISIBLE_COUNT = 5

type Props = { excludedGoodIds: readonly number[]; busy: boolean; onAdd: (goodId: number) => void }

/** Adds goods to one delivery: the last ordered ones first, or the results of a search. */
export function OneTimeGoods({ excludedGoodIds, busy, onAdd }: Props) {
  const words = useWords(autoshipScheduleWords)
  const euros = useEuros()
  const [search, setSearch] = useState('')
  const [lastOrdered, setLastOrdered] = useState<readonly GoodCard[]>([])
  const [found, setFound] = useState<readonly GoodCard[]>()
  const { busy: searching, errors, run } = useAction(words.failed)
  useEffect(() => {
    api.lastOrderedGoods().then(
      ({ goods }) => setLastOrdered(goods.data.filter(({ in_autoship }) => in_autoship === 1)),
      () => undefined,
    )
  }, [])
  const problem = Object.values(errors)[0]
  const visible = (found ?? lastOrdered)
    .filter(({ id }) => !excludedGoodIds.includes(id))
    .slice(0, VISIBLE_COUNT)
  const isNothing = found !== undefined && visible.length === 0

  function find(event: FormEvent) {
    event.preventDefault()
    const text = search.trim()
    const query = {
      filter: 'autoship',
      limit: String(VISIBLE_COUNT + excludedGoodIds.length),
      ...(text !== '' && { search: text }),
    }
    void run(async () => setFound((await api.listGoods({ query })).goods.data))
  }
  return (
    <section className="once__more">
      <h3>{words.addThisTime}</h3>
      <form onSubmit={find}>
        <TextInput
          label={words.findGoods}
          type="search"
          autoComplete="off"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
          end={
            <Button type="submit" look="line" busy={searching}>
              {words.find}
            </Button>
          }
        />
      </form>
      <FailedNote text={problem} />
      <output className="vh">{isNothing ? words.foundNothing : ''}</output>
      {isNothing && (
        <p className="quiet" aria-hidden="true">
          {words.foundNothing}
        </p>
      )}
      <ul>
        {visible.map(({ id, name, images, autoship_price, price_vat }) => (
          <li className="once__item" key={id}>
            <span className="pic thumb">
              <img src={images[0]?.url} alt="" width={44} height={58} loading="lazy" />
            </span>
            <p>
              <NoBreak>{name}</NoBreak>{' '}
              <b className="num nw">{euros(autoship_price ?? price_vat)}</b>
            </p>
            <Button
              look="line"
              busy={busy}
              aria-label={words.addThisTimeNamed(name)}
              onClick={() => onAdd(id)}
            >
              {words.add}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
