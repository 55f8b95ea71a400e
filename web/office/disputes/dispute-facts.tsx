import type { Dispute } from '../../../contract/office/disputes.ts'
import { dayOf } from '../../../domain/calendar.ts'
import { numericDate } from '../../../domain/calendar/phrases.ts'
import { Disclosure } from '../../ui/disclosure.tsx'
import { Note } from '../../ui/note.tsx'
import { DoorPhotos } from '../kit/door-photos.tsx'
import { disputeWords } from '../../words/office/disputes.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'

/** What else is known of a dispute: pictures, the recount, and the latest counts of the address. */
export function Known({ dispute }: { dispute: Dispute }) {
  const words = useWords(disputeWords)
  const language = useLanguage()
  const { photos, recount, history, driverDisputes, runDisputes } = dispute
  return (
    <>
      <DoorPhotos ids={photos} />
      {recount && (
        <Note look={recount.isDone ? 'leaf' : 'sun'}>
          {recount.isDone
            ? words.recounted(numericDate(dayOf(recount.day), language), recount.more)
            : words.recountOn(numericDate(dayOf(recount.day), language))}
        </Note>
      )}
      <p className="quiet tiny">{words.others(driverDisputes, runDisputes)}</p>
      <Disclosure summary={words.history(history.length)}>
        <ol>
          {history.map(({ movedOn, delivered, declaredReturned, returned }, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- a day may have two counts
            <li key={at}>
              {numericDate(dayOf(movedOn), language)}:{' '}
              {words.counted(delivered, returned, declaredReturned)}
            </li>
          ))}
        </ol>
      </Disclosure>
    </>
  )
}
