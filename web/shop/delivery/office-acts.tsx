import type { OfficeAct } from '../../../contract/shop/added/office-acts.ts'
import { numericDate } from '../../../domain/calendar/phrases.ts'
import { rigaDay } from '../../../domain/calendar/riga-time.ts'
import { useLoaded } from '../../client/use-loaded.ts'
import { officeActWords } from '../../words/shop/office-acts.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'

type Props = { id: string; read: () => Promise<{ acts: OfficeAct[] }> }

/** What the office did in the customer's name, the latest first; nothing where it did nothing. */
export function OfficeActs({ id, read }: Props) {
  const words = useWords(officeActWords)
  const language = useLanguage()
  const acts = useLoaded(id, read).value?.acts ?? []
  if (acts.length === 0) return null
  return (
    <ul className="quiet">
      {acts.map(({ at, kind, by }) => (
        <li key={at}>
          {numericDate(rigaDay(Date.parse(at)), language)} {words.line(by, words.kinds[kind])}
        </li>
      ))}
    </ul>
  )
}
