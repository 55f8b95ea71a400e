import { useState } from 'react'
import { Link } from 'react-router'
import type { Autoship, AutoshipDelivery } from '../../../contract/autoship-record.ts'
import { mostPieces } from '../../../domain/cart/granted.ts'
import { api } from '../../client/api.ts'
import { Button } from '../../ui/button.tsx'
import { NumberStepper } from '../../ui/number-stepper.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { Tied } from '../../ui/tied.tsx'
import { autoshipDiaryWords } from '../../words/autoship-diary.ts'
import { useEuros } from '../../words/use-euros.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import { onItsDay } from './delivery-phrases.ts'
import { DeliveryRefused } from './delivery-refused.tsx'
import { OnceGoods } from './once-goods.tsx'
import { deliveryParams, useDeliveryChange } from './use-delivery-change.ts'

type Props = { delivery: AutoshipDelivery; autoship: Autoship | undefined; look: 'line' | 'text' }

/** More, less, without or something besides, in this delivery alone. */
export function ChangeDelivery({ delivery, autoship, look }: Props) {
  const words = useWords(autoshipDiaryWords)
  const language = useLanguage()
  const euros = useEuros()
  const [open, setOpen] = useState(false)
  const { busy, refused, clear, change } = useDeliveryChange()
  const day = onItsDay(delivery, language)
  const params = deliveryParams(delivery)
  const set = (goodId: number, order: number | null) =>
    change(
      () => api.changeDeliveryItem({ params, body: { good_id: goodId, order } }),
      () => words.itemsChanged(day),
    )
  return (
    <>
      <Button
        look={look}
        aria-label={words.changeOf(day)}
        onClick={() => {
          clear()
          setOpen(true)
        }}
      >
        {words.change}
      </Button>
      <Sheet
        open={open}
        onClose={() => setOpen(false)}
        title={words.changeTitle(day)}
        words={words}
        side="right"
        footer={
          <p className="entry__sum">
            <span>{words.total}</span> <b aria-live="polite">{euros(delivery.total)}</b>
          </p>
        }
      >
        <p className="q">{words.thisOnly}</p>
        <p className="small quiet">{words.onlyHere}</p>
        <DeliveryRefused refused={refused} />
        <ul className="once">
          {[...delivery.items, ...leftOut(delivery, autoship)].map((item) => (
            <OnceItem
              key={item.good_id}
              item={item}
              busy={busy}
              onSet={(order) => void set(item.good_id, order)}
            />
          ))}
        </ul>
        <OnceGoods
          taken={delivery.items.map(({ good_id }) => good_id)}
          busy={busy}
          onAdd={(goodId) => void set(goodId, 1)}
        />
        <p>
          <Link to={`/autoship/${delivery.autoship_id}`}>{words.changeAll}</Link>
        </p>
      </Sheet>
    </>
  )
}

/** An order tells only what it has: what was taken out of it this time can be brought back all the same. */
const leftOut = ({ items }: AutoshipDelivery, autoship: Autoship | undefined): Item[] =>
  (autoship?.items ?? [])
    .filter(({ good_id }) => items.every((item) => item.good_id !== good_id))
    .map(({ good_id, name, image, order: usual }) => ({
      good_id,
      name,
      image,
      order: 0,
      once: 'left_out',
      usual,
    }))

type Item = Pick<
  AutoshipDelivery['items'][number],
  'good_id' | 'name' | 'image' | 'order' | 'once' | 'usual'
>

type ItemProps = { item: Item; busy: boolean; onSet: (order: number | null) => void }

function OnceItem({ item, busy, onSet }: ItemProps) {
  const words = useWords(autoshipDiaryWords)
  const { name, image, order, once, usual } = item
  return (
    <li className="once__item">
      <span className="pic thumb">
        <img src={image} alt="" width={44} height={58} loading="lazy" />
      </span>
      <p>
        <Tied>{name}</Tied>
        {once !== null && <small className="entry__note">{words.once[once]}</small>}
      </p>
      <NumberStepper
        label={words.countOf(name)}
        value={order}
        max={mostPieces}
        busy={busy}
        onChange={(count) => !busy && onSet(count)}
        words={words}
      />
      {once !== null && usual > 0 ? (
        <Button look="text" aria-label={words.asUsualOf(name)} onClick={() => onSet(null)}>
          {words.asUsual}
        </Button>
      ) : (
        order > 0 && (
          <Button
            look="text"
            aria-label={words.leaveOutOf(name)}
            onClick={() => onSet(once === null ? 0 : null)}
          >
            {words.leaveOut}
          </Button>
        )
      )}
    </li>
  )
}
