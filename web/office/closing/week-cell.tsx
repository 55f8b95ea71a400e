import type { PlannedZone } from '../../../contract/office/closing.ts'
import type { Language } from '../../../domain/words/language.ts'
import { closingWords } from '../../words/office/closing.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import { LoadBottle } from './load-bottle.tsx'

type Props = { load: PlannedZone['days'][number]; maxBottles: number | null }

/** A zone's day: its bottles of what fits, and how far that fills it. */
export function WeekCell({ load: { drives, bottles, grams, stops, isFull }, maxBottles }: Props) {
  const words = useWords(closingWords).week
  const language = useLanguage()
  if (!drives && stops === 0)
    return (
      <td className="closing-week__idle">
        <span className="vh">{words.doesNotDrive}</span>
      </td>
    )
  const share = maxBottles === null ? 0 : bottles / maxBottles
  const isNear = share > 0.9 || isFull
  const look = stops === 0 ? 'free' : share > 1 ? 'over' : isNear ? 'near' : 'fine'
  return (
    <td>
      <div className={`closing-week__load closing-week__load--${look}`}>
        {maxBottles !== null && <LoadBottle share={share} look={look} />}
        <span>
          <b>{bottles}</b>
          {maxBottles !== null && <span className="quiet"> / {maxBottles}</span>}
          {isFull && <em>{words.full}</em>}
          {stops > 0 && <small>{words.more(stops, weightOf(grams, language))}</small>}
        </span>
      </div>
    </td>
  )
}

/** In kilograms below a ton. */
function weightOf(grams: number, language: Language) {
  if (grams < 1_000_000) return `${Math.ceil(grams / 1000)}\u00A0kg`
  const tonnes = (grams / 1_000_000).toLocaleString(language, { maximumFractionDigits: 1 })
  return `${tonnes}\u00A0t`
}
