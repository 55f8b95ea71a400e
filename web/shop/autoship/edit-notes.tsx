import { dayOf } from '../../../domain/calendar.ts'
import { onDate } from '../../../domain/calendar/phrases.ts'
import { listed } from '../../../domain/words/listed.ts'
import { Button } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'
import { NoBreak } from '../../ui/no-break.tsx'
import { autoshipWords } from '../../words/shop/autoship.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import { discardDraft, type OpenAutoship } from './open-autoship.ts'

/** Lock, stop, missing goods, orders already made and unsaved changes, above the form. */
export function EditNotes({ opened: { autoship, draft } }: { opened: OpenAutoship }) {
  const words = useWords(autoshipWords)
  const language = useLanguage()
  const { inactive_reason: stopReason, skipped_goods: skipped, open_orders: openOrders } = autoship
  const missing = autoship.items.filter((item) => item.missing !== null)
  const days = listed(
    openOrders.map(({ delivery_date }) => onDate(dayOf(delivery_date), language)),
    language,
  )
  return (
    <div className="ship-notes">
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
      {missing.length > 0 && (
        <Note look="sun">
          {missing.map(({ id, name, missing: missingReason, substitute_name: substitute }) => (
            <p key={id}>
              <NoBreak>
                {[
                  words.missing[missingReason!](name),
                  substitute === null ? words.leftOut : words.comesInstead(substitute),
                ].join(' ')}
              </NoBreak>
            </p>
          ))}
        </Note>
      )}
      {openOrders.length > 0 && autoship.lock === 0 && stopReason === null && (
        <Note>
          <p>
            <NoBreak>{words.openOrders(openOrders.length, days)}</NoBreak>
          </p>
        </Note>
      )}
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
