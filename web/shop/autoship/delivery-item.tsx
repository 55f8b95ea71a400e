import type { ReactNode } from 'react'
import type { AutoshipDelivery } from '../../../contract/shop/autoship-record.ts'
import { isBottled } from '../../../contract/shop/vocabularies/bottle-kinds.ts'
import { maxPieces } from '../../../domain/cart/quantity.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { NoBreak } from '../../ui/no-break.tsx'
import { NumberStepper } from '../../ui/number-stepper.tsx'
import { autoshipScheduleWords } from '../../words/shop/autoship-schedule.ts'
import { useWords } from '../../words/use-words.ts'
import { Count } from '../goods/counts.tsx'
import type { ItemChange, useItemChanges } from './use-item-changes.ts'

export type DeliveryGood = Pick<
  AutoshipDelivery['items'][number],
  'good_id' | 'name' | 'image' | 'isbottle' | 'order' | 'return' | 'once' | 'usual'
>

type ItemProps = { item: DeliveryGood; busy: boolean; changes: ReturnType<typeof useItemChanges> }

type OnChange = (to: Omit<ItemChange, 'goodId'>) => void

type ButtonProps = { label: string; children: ReactNode; onPress: () => void }

const TextButton = ({ label, children, onPress }: ButtonProps) => (
  <Button look="text" aria-label={label} onClick={onPress}>
    {children}
  </Button>
)

/** A good of one delivery, with its count this time. */
export function DeliveryItem({ item: saved, busy, changes }: ItemProps) {
  const words = useWords(autoshipScheduleWords)
  const { good_id: goodId, name, image, once } = saved
  const waiting = changes.waitingFor(goodId)
  const item = {
    ...saved,
    order: waiting?.order ?? saved.order,
    return: waiting?.back ?? saved.return,
  }
  const change: OnChange = (to) => changes.add({ goodId, ...to })
  const isPair = isBottled(item)
  return (
    <li className={classNames('autoship-once__item', isPair && 'autoship-once__item--pair')}>
      <span className="goods-picture goods-thumb">
        <img src={image} alt="" width={44} height={58} loading="lazy" />
      </span>
      <p>
        <NoBreak>{name}</NoBreak>
        {once !== null && (
          <small className="autoship-entry__note">{words.oneTimeChanges[once]}</small>
        )}
      </p>
      <Counts
        item={item}
        busy={busy}
        onChange={(order, back = waiting?.back) => change({ order, back, isCounting: true })}
      />
      <ItemActs item={item} onChange={change} />
    </li>
  )
}

type CountsProps = {
  item: DeliveryGood
  busy: boolean
  onChange: (order: number, back?: number) => void
}

/** Full and empty bottles side by side. */
function Counts({ item, busy, onChange }: CountsProps) {
  const words = useWords(autoshipScheduleWords)
  const { name, order, return: back } = item
  const isPair = isBottled(item)
  const stepper = { max: maxPieces, busy, words }
  return (
    <div className="autoship-once__counts">
      <Count label={isPair && words.ordering}>
        <NumberStepper
          {...stepper}
          label={words.countOf(name)}
          value={order}
          onChange={(count) => onChange(count)}
        />
      </Count>
      {isPair && (
        <Count label={words.giveBack}>
          <NumberStepper
            {...stepper}
            label={words.giveBackOf(name)}
            value={back}
            onChange={(count) => onChange(order, count)}
          />
        </Count>
      )}
    </div>
  )
}

type ActsProps = { item: DeliveryGood; onChange: OnChange }

/** Empties are filled in by what is held; one press gives none back this time. */
function ItemActs({ item, onChange }: ActsProps) {
  const words = useWords(autoshipScheduleWords)
  const { name, order, once, usual } = item
  return (
    <div className="autoship-once__acts">
      {isBottled(item) && item.return > 0 && (
        <TextButton label={words.giveNoneOf(name)} onPress={() => onChange({ order, back: 0 })}>
          {words.giveNone}
        </TextButton>
      )}
      {once !== null && usual > 0 ? (
        <TextButton label={words.asUsualOf(name)} onPress={() => onChange({ order: null })}>
          {words.asUsual}
        </TextButton>
      ) : (
        order > 0 && (
          <TextButton
            label={words.leaveOutOf(name)}
            onPress={() => onChange({ order: once === null ? 0 : null })}
          >
            {words.leaveOut}
          </TextButton>
        )
      )}
    </div>
  )
}
