import { isBottled } from '../../../contract/shop/vocabularies/bottle-kinds.ts'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import type { Autoship, AutoshipDelivery } from '../../../contract/shop/autoship-record.ts'
import { maxPieces } from '../../../domain/cart/quantity.ts'
import { api } from '../session/api.ts'
import { Button } from '../../ui/button.tsx'
import { NumberStepper } from '../../ui/number-stepper.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { NoBreak } from '../../ui/no-break.tsx'
import { autoshipScheduleWords } from '../../words/shop/autoship-schedule.ts'
import { useEuros } from '../../words/use-euros.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import { onDeliveryDay } from '../delivery/delivery-phrases.ts'
import { DeliveryRefusal } from './delivery-refusal.tsx'
import { OneTimeGoods } from './one-time-goods.tsx'
import { deliveryParams, useDeliveryChange } from './use-delivery-change.ts'
import { ScopeMark } from '../delivery/scope-mark.tsx'

type Props = { delivery: AutoshipDelivery; autoship: Autoship | undefined; look: 'line' | 'text' }

/** Changes the goods of this delivery alone. */
export function ChangeDelivery({ delivery, autoship, look }: Props) {
  const words = useWords(autoshipScheduleWords)
  const language = useLanguage()
  const euros = useEuros()
  const [open, setOpen] = useState(false)
  const changing = useDeliveryChange()
  const day = onDeliveryDay(delivery, language)

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
        <DeliveryItems delivery={delivery} autoship={autoship} changing={changing} />
      </Sheet>
    </>
  )
}

type ItemsProps = Omit<Props, 'look'> & { changing: ReturnType<typeof useDeliveryChange> }

function DeliveryItems({ delivery, autoship, changing: { busy, refusal, change } }: ItemsProps) {
  const words = useWords(autoshipScheduleWords)
  const language = useLanguage()
  const params = deliveryParams(delivery)
  const set = (good_id: number, order: number | null, back?: number) =>
    void change(
      () => api.changeDeliveryItem({ params, body: { good_id, order, return: back } }),
      () => words.itemsChanged(onDeliveryDay(delivery, language)),
    )
  return (
    <>
      <ScopeMark of="this">{words.thisOnly}</ScopeMark>
      <p className="small quiet">{words.onlyHere}</p>
      <DeliveryRefusal refusal={refusal} />
      <ul className="autoship-once">
        {[...delivery.items, ...leftOutItems(delivery, autoship)].map((item) => (
          <DeliveryItem
            key={item.good_id}
            item={item}
            busy={busy}
            onChange={(order, back) => set(item.good_id, order, back)}
          />
        ))}
      </ul>
      <OneTimeGoods
        excludedGoodIds={delivery.items.map(({ good_id }) => good_id)}
        busy={busy}
        onAdd={(goodId) => set(goodId, 1)}
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
const leftOutItems = ({ items }: AutoshipDelivery, autoship: Autoship | undefined): Item[] =>
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

type Item = Pick<
  AutoshipDelivery['items'][number],
  'good_id' | 'name' | 'image' | 'isbottle' | 'order' | 'return' | 'once' | 'usual'
>

type ItemProps = {
  item: Item
  busy: boolean
  onChange: (order: number | null, back?: number) => void
}

type ButtonProps = { label: string; children: ReactNode; onPress: () => void }

const TextButton = ({ label, children, onPress }: ButtonProps) => (
  <Button look="text" className="autoship-once__usual" aria-label={label} onClick={onPress}>
    {children}
  </Button>
)

function DeliveryItem({ item, busy, onChange }: ItemProps) {
  const words = useWords(autoshipScheduleWords)
  const { name, image, order, once, usual } = item
  return (
    <li className="autoship-once__item">
      <span className="goods-picture goods-thumb">
        <img src={image} alt="" width={44} height={58} loading="lazy" />
      </span>
      <p>
        <NoBreak>{name}</NoBreak>
        {once !== null && (
          <small className="autoship-entry__note">{words.oneTimeChanges[once]}</small>
        )}
      </p>
      <NumberStepper
        label={words.countOf(name)}
        value={order}
        max={maxPieces}
        busy={busy}
        onChange={(count) => !busy && onChange(count)}
        words={words}
      />
      {isBottled(item) && <Empties item={item} busy={busy} onChange={onChange} />}
      {once !== null && usual > 0 ? (
        <TextButton label={words.asUsualOf(name)} onPress={() => onChange(null)}>
          {words.asUsual}
        </TextButton>
      ) : (
        order > 0 && (
          <TextButton
            label={words.leaveOutOf(name)}
            onPress={() => onChange(once === null ? 0 : null)}
          >
            {words.leaveOut}
          </TextButton>
        )
      )}
    </li>
  )
}

/** Empties are filled in by what is held; one press gives none back this time. */
function Empties({ item: { name, order, return: back }, busy, onChange }: ItemProps) {
  const words = useWords(autoshipScheduleWords)
  return (
    <div className="autoship-once__empties">
      <span className="small">{words.giveBack}</span>
      <NumberStepper
        label={words.giveBackOf(name)}
        value={back}
        max={maxPieces}
        busy={busy}
        onChange={(count) => !busy && onChange(order, count)}
        words={words}
      />
      {back > 0 && (
        <Button look="text" aria-label={words.giveNoneOf(name)} onClick={() => onChange(order, 0)}>
          {words.giveNone}
        </Button>
      )}
    </div>
  )
}
