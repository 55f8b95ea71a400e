import type { Zone } from '../../../contract/shop/shop-rules.ts'
import type { Weekday } from '../../../domain/calendar.ts'
import { repeatedWeekdays } from '../../../domain/calendar/phrases.ts'
import { type Language, useLanguage, useWords } from '../../words/use-words.ts'
import { zoneWords } from '../../words/shop/zones.ts'
import { drawZones, isTownZone } from './zone-paths.ts'
import './zone-map.css'

/** The delivery zones as maps of their outlines and as text. */
export function ZoneMap({ zones }: { zones: readonly Zone[] }) {
  const words = useWords(zoneWords)
  const language = useLanguage()
  const outlined = zones.filter(({ weekdays, shape }) => weekdays.length > 0 && shape.length > 2)
  return (
    <div className="law-zones">
      <div className="law-zones__maps">
        <Drawing title={words.townMap} zones={outlined.filter(isTownZone)} showCode={() => true} />
        <Drawing title={words.countryMap} zones={outlined} showCode={(zone) => !isTownZone(zone)} />
      </div>
      <ul className="law-zones__list">
        {zones.map((zone) => (
          <li key={zone.id}>
            <b>
              {zone.code} {zone.name}
            </b>
            <span>{zoneSchedule(zone, language)}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

type DrawingProps = { title: string; zones: readonly Zone[]; showCode: (zone: Zone) => boolean }

function Drawing({ title, zones, showCode: isNamed }: DrawingProps) {
  if (zones.length === 0) return null
  const { width, height, zones: drawings } = drawZones(zones)
  return (
    <figure className="law-zones__map">
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        {drawings.map(({ zone, path }) => (
          <path
            key={zone.id}
            d={path}
            className={`law-zones__zone law-zones__zone--${frequencyLook(zone)}`}
          />
        ))}
        {drawings
          .filter(({ zone }) => isNamed(zone))
          .map(({ zone, labelX, labelY }) => (
            <text key={zone.id} x={labelX} y={labelY} className="law-zones__code">
              {zone.code}
            </text>
          ))}
      </svg>
      <figcaption>{title}</figcaption>
    </figure>
  )
}

/** Colours a zone by the frequency of its deliveries, which the list gives as text. */
const frequencyLook = ({ weekdays, frequency }: Zone) =>
  frequency > 1 ? 'seldom' : weekdays.length > 2 ? 'often' : 'weekly'

/** "pirmdienās, trešdienās un piektdienās", "reizi divās nedēļās, otrdienās". */
function zoneSchedule({ weekdays, frequency }: Zone, language: Language): string {
  const words = zoneWords[language]
  if (weekdays.length === 0) return words.noCourier
  const days = repeatedWeekdays(weekdays as Weekday[], language)
  return frequency === 1 ? days : words.everyWeeks(frequency, days)
}
