import type { Autoship } from '../../../contract/shop/autoship-record.ts'
import { dayOf } from '../../../domain/calendar.ts'
import { onDate, toDay } from '../../../domain/calendar/phrases.ts'
import { listed } from '../../../domain/words/listed.ts'
import { Button } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'
import { NoBreak } from '../../ui/no-break.tsx'
import { autoshipWords } from '../../words/shop/autoship.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import { discardDraft, type OpenAutoship } from './open-autoship.ts'
import { openOrderEffects } from './open-order-effects.ts'

/** Lock, stop, missing goods, orders already made and unsaved changes, above the form. */
export function EditNotes({ opened: { autoship, draft } }: { opened: OpenAutoship }) {
  const words = useWords(autoshipWords)
  const { inactive_reason: stopReason, skipped_goods: skipped, items } = autoship
  return (
    <div className="autoship-notes">
      {autoship.lock === 1 && (
        <Note look="sun">
          <p>{words.isLocked}</p>
        </Note>
      )}
      {stopReason !== null && (
        <Note look={stopReason === 'not_started' ? 'water' : 'sun'}>
          <p>{words.isStopped[stopReason]}</p>
        </Note>
      )}
      {skipped.length > 0 && (
        <Note look="sun">
          <p>{words.skipped(skipped.join(', '))}</p>
        </Note>
      )}
      <MissingGoods items={items} />
      <OpenOrders autoship={autoship} draft={draft} />
      {Object.keys(draft).length > 0 && (
        <p className="row small">
          <output>{words.unsaved}</output>
          <Button look="text" onClick={discardDraft}>
            {words.discard}
          </Button>
        </p>
      )}
    </div>
  )
}

function MissingGoods({ items }: Pick<Autoship, 'items'>) {
  const words = useWords(autoshipWords)
  const lines = items.flatMap(({ id, name, missing, substitute_name: substitute }) => {
    if (missing === null) return []
    const instead = substitute === null ? words.leftOut : words.comesInstead(substitute)
    return [{ id, text: `${words.missing[missing](name)} ${instead}` }]
  })
  if (lines.length === 0) return null
  return (
    <Note look="sun">
      {lines.map(({ id, text }) => (
        <p key={id}>
          <NoBreak>{text}</NoBreak>
        </p>
      ))}
    </Note>
  )
}

function OpenOrders({ autoship, draft }: Pick<OpenAutoship, 'autoship' | 'draft'>) {
  const words = useWords(autoshipWords)
  const language = useLanguage()
  const { inactive_reason: stopReason, open_orders: orders, lock } = autoship
  if (orders.length === 0 || lock === 1 || stopReason !== null) return null
  const { moved, newDay, skipped, unchanged } = openOrderEffects(autoship, draft)
  const dates = (some: typeof orders) =>
    listed(
      some.map(({ delivery_date }) => onDate(dayOf(delivery_date), language)),
      language,
    )
  const effects = [
    moved.length > 0 &&
      newDay !== null &&
      words.orderMoves(dates(moved), toDay(dayOf(newDay), language)),
    skipped.length > 0 && words.ordersSkipped(skipped.length, dates(skipped)),
    unchanged.length > 0 && words.openOrders(unchanged.length, dates(unchanged)),
  ].filter((text) => text !== false)
  return (
    <Note look={moved.length + skipped.length > 0 ? 'sun' : 'water'}>
      <div aria-live="polite">
        {effects.map((text) => (
          <p key={text}>
            <NoBreak>{text}</NoBreak>
          </p>
        ))}
      </div>
    </Note>
  )
}
