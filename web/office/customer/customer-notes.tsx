import type { CustomerPage } from '../../../contract/office/customer-page.ts'
import { dayOf } from '../../../domain/calendar.ts'
import { numericDate } from '../../../domain/calendar/phrases.ts'
import { Button } from '../../ui/button.tsx'
import { customerPageWords } from '../../words/office/customer-page.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import { startDeed } from '../deed/open-deed.ts'
import { useMayDo } from '../deed/use-deed-shortcuts.ts'
import { Records } from './records.tsx'

/** Each note with its reader: the driver at the door, or the office alone. */
export function CustomerNotes({ customer: { notes, places } }: { customer: CustomerPage }) {
  const words = useWords(customerPageWords)
  const ofCustomer = places.filter((place) => place.notes !== '')
  return (
    <Records title={words.notesTitle} empty={words.noNotes}>
      {[
        ...ofCustomer.map((place) => (
          <li key={`place ${place.id}`}>
            <span>
              {place.notes}
              <br />
              <span className="quiet tiny">
                {words.readers.driver}, {words.byCustomer}, {place.address}
              </span>
            </span>
          </li>
        )),
        ...notes.map((note) => <OwnNote key={note.id} note={note} />),
      ]}
    </Records>
  )
}

/** A note of the office's own, which it may end. */
function OwnNote({ note }: { note: CustomerPage['notes'][number] }) {
  const words = useWords(customerPageWords)
  const language = useLanguage()
  const may = useMayDo()
  const { id, reader, body, address, untilOn, by } = note
  const until = untilOn && words.until(numericDate(dayOf(untilOn), language))
  return (
    <li>
      <span>
        {body}
        <br />
        <span className="quiet tiny">
          {[words.readers[reader], until, address, by].filter(Boolean).join(', ')}
        </span>
      </span>
      {may('writeNotes') && (
        <Button
          look="text"
          aria-label={words.endNoteOf(body)}
          onClick={() => startDeed({ deed: 'endNote', noteId: id, name: body })}
        >
          {words.endNote}
        </Button>
      )}
    </li>
  )
}
