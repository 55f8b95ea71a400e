import { roadWords } from '../../words/driver/road.ts'
import { useWords } from '../../words/use-words.ts'
import { type DayStop, houseOf } from './road.ts'
import './road.css'

/** What the door looks like, as a driver photographed it at the first visit. */
export function PlacePhoto({ stop }: { stop: DayStop }) {
  const words = useWords(roadWords)
  if (!stop.placePhoto) return null
  return (
    <details className="road-photo">
      <summary>{words.placePhoto}</summary>
      <img src={stop.placePhoto} alt={words.placePhotoOf(houseOf(stop))} loading="lazy" />
    </details>
  )
}
