import { useEffect, useState } from 'react'
import { type Day, dayOf, weekdayOf } from '../../../domain/calendar.ts'
import { onDay } from '../../../domain/calendar/phrases.ts'
import type { Address } from '../../../contract/shop/addresses.ts'
import { isServed } from '../../../domain/territory/days.ts'
import { api } from '../session/api.ts'
import { NoBreak } from '../../ui/no-break.tsx'
import { autoshipWords } from '../../words/shop/autoship.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import { daysOf } from '../delivery/address-days.ts'
import { rhythmText } from './autoship-phrases.ts'
import { type OpenAutoship, editedFields } from './open-autoship.ts'
import { changesDays, firstDeliveries } from './series-preview.ts'

type Props = { opened: OpenAutoship; address: Address | undefined }

/**
 * The weekday and next day of the series; its next delivery may have been moved to another
 * weekday. Unsaved changes are counted here, saved ones by the server.
 */
export function RhythmPreview({ opened, address }: Props) {
  const words = useWords(autoshipWords)
  const language = useLanguage()
  const nextDay = useNextSeriesDay(opened)
  const fields = editedFields(opened)
  const { frequency, delivery_date: chosen } = fields
  if (chosen === null) return null
  const isChanged = changesDays(opened.draft)
  const days = address ? daysOf(address) : null
  const [first, second = null] = isChanged
    ? firstDeliveries(fields, (day) => days !== null && isServed(day, days).ok)
    : [dayOf(chosen), nextDay]
  if (first === undefined) return <p aria-live="polite">{words.noneInSeries}</p>
  const weekday = weekdayOf(dayOf(chosen))
  const usual =
    (opened.draft.delivery_date === undefined && opened.autoship.series_week_day) || weekday
  const phrase = usual === weekdayOf(first) ? words.rhythmFrom : words.rhythmAndNext
  return (
    <p aria-live="polite">
      <NoBreak>
        {[
          phrase(rhythmText(usual, frequency, language), onDay(first, language)),
          ...(second === null ? [] : [words.thenNext(onDay(second, language))]),
        ].join(' ')}
      </NoBreak>
    </p>
  )
}

/** The series day after the next one; null while unsaved changes move the days. */
function useNextSeriesDay({ autoship, draft }: OpenAutoship): Day | null {
  const [found, setFound] = useState<{ after: string; day: string | null }>()
  const after = autoship.delivery_date
  const isKnown = !changesDays(draft)
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
