import { useState } from 'react'
import { Link } from 'react-router'
import type { Autoship, AutoshipDelivery } from '../../../contract/shop/autoship-record.ts'
import { api } from '../session/api.ts'
import { Button } from '../../ui/button.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { autoshipScheduleWords } from '../../words/shop/autoship-schedule.ts'
import { useEuros } from '../../words/use-euros.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import { onDeliveryDay } from '../delivery/delivery-phrases.ts'
import { type DeliveryGood, DeliveryItem } from './delivery-item.tsx'
import { DeliveryRefusal } from './delivery-refusal.tsx'
import { OneTimeGoods } from './one-time-goods.tsx'
import { deliveryParams, useDeliveryChange } from './use-delivery-change.ts'
import { ScopeMark } from '../delivery/scope-mark.tsx'
import { type ItemChange, useItemChanges } from './use-item-changes.ts'

type Props = { delivery: AutoshipDelivery; autoship: Autoship | undefined; look: 'line' | 'text' }

/** Changes the goods of this delivery alone. */
export function ChangeDelivery({ delivery, autoship, look }: Props) {
  const words = useWords(autoshipScheduleWords)
  const euros = useEuros()
  const [open, setOpen] = useState(false)
  const changing = useDeliveryChange()
  const day = onDeliveryDay(delivery, useLanguage())
  // Kept here, so that a closed sheet loses no change.
  const changes = useChangesOf(delivery, changing)

  function openSheet() {
    changing.clear()
    setOpen(true)
  }
  return (
    <>
      <Button
        look={look}
        className={look === 'line' ? 'autoship-entry__act' : ''}
        aria-label={words.changeOf(day)}
        onClick={openSheet}
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
          <p className="delivery-sum">
            <span>{words.total}</span> <b aria-live="polite">{euros(delivery.total)}</b>
          </p>
        }
      >
        <DeliveryItems {...{ delivery, autoship, changing, changes }} />
      </Sheet>
    </>
  )
}

type Changing = ReturnType<typeof useDeliveryChange>

function useChangesOf(delivery: AutoshipDelivery, { busy, change }: Changing) {
  const words = useWords(autoshipScheduleWords)
  const day = onDeliveryDay(delivery, useLanguage())
  const params = deliveryParams(delivery)
  const send = ({ goodId: good_id, order, back }: ItemChange) =>
    api.changeDeliveryItem({ params, body: { good_id, order, return: back } })
  return useItemChanges(
    busy,
    (item) =>
      change(
        () => send(item),
        () => words.itemsChanged(day),
      ),
    send,
  )
}

type ItemsProps = Omit<Props, 'look'> & {
  changing: Changing
  changes: ReturnType<typeof useItemChanges>
}

function DeliveryItems({ delivery, autoship, changing: { busy, refusal }, changes }: ItemsProps) {
  const words = useWords(autoshipScheduleWords)
  return (
    <>
      <ScopeMark of="this">{words.thisOnly}</ScopeMark>
      <p className="small quiet">{words.onlyHere}</p>
      <DeliveryRefusal refusal={refusal} />
      <ul className="autoship-once">
        {[...delivery.items, ...leftOutItems(delivery, autoship)].map((item) => (
          <DeliveryItem key={item.good_id} item={item} busy={busy} changes={changes} />
        ))}
      </ul>
      <OneTimeGoods
        excludedGoodIds={delivery.items.map(({ good_id }) => good_id)}
        busy={busy}
        onAdd={(goodId) => changes.add({ goodId, order: 1 })}
      />
      <p>
        <Link to={`/autoship/${delivery.autoship_id}`}>{words.changeAll}</Link>
      </p>
    </>
  )
}

/**
 * An order does not list goods left out of it, so they are added from the autoship to be restored.
 */
const leftOutItems = (
  { items }: AutoshipDelivery,
  autoship: Autoship | undefined,
): DeliveryGood[] =>
  (autoship?.items ?? [])
    .filter(({ good_id }) => items.every((item) => item.good_id !== good_id))
    .map(({ good_id, name, image, isbottle, order: usual }) => ({
      good_id,
      name,
      image,
      isbottle,
      order: 0,
      return: 0,
      once: 'left_out',
      usual,
    }))
