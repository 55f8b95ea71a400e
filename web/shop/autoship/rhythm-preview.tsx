import { useEffect, useState } from 'react'
import { type Day, dayOf, weekdayOf } from '../../../domain/calendar.ts'
import { onDay } from '../../../domain/calendar/phrases.ts'
import { api } from '../session/api.ts'
import { NoBreak } from '../../ui/no-break.tsx'
import { autoshipWords } from '../../words/shop/autoship.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import { rhythmText } from './autoship-phrases.ts'
import { type OpenAutoship, editedFields } from './open-autoship.ts'

/**
 * The weekday and next day of the series; its next delivery may have been moved to another
 * weekday.
 */
export function RhythmPreview({ opened }: { opened: OpenAutoship }) {
  const words = useWords(autoshipWords)
  const language = useLanguage()
  const nextDay = useNextSeriesDay(opened)
  const { frequency, delivery_date: day } = editedFields(opened)
  if (day === null) return null
  const weekday = weekdayOf(dayOf(day))
  const usual =
    (opened.draft.delivery_date === undefined && opened.autoship.series_week_day) || weekday
  const phrase = usual === weekday ? words.rhythmFrom : words.rhythmAndNext
  return (
    <p aria-live="polite">
      <NoBreak>
        {[
          phrase(rhythmText(usual, frequency, language), onDay(dayOf(day), language)),
          ...(nextDay === null ? [] : [words.thenNext(onDay(nextDay, language))]),
        ].join(' ')}
      </NoBreak>
    </p>
  )
}

/** The series day after the chosen one; null when the frequency or address has unsaved changes. */
function useNextSeriesDay({ autoship, draft }: OpenAutoship): Day | null {
  const [found, setFound] = useState<{ after: string; day: string | null }>()
  const after = draft.delivery_date ?? autoship.delivery_date
  const isKnown = draft.frequency === undefined && draft.address_id === undefined
  useEffect(() => {
    if (after === null || !isKnown) return undefined
    const abort = new AbortController()
    const input = { params: { id: String(autoship.id) }, query: { delivery_date: after } }
    api.readNextDelivery(input, { signal: abort.signal }).then(
      ({ next_delivery: day }) => setFound({ after, day }),
      () => undefined,
    )
    return () => abort.abort()
  }, [autoship.id, after, isKnown])
  return isKnown && found?.after === after && found.day !== null ? dayOf(found.day) : null
}
