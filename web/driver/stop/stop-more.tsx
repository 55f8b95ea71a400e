import { sumOf } from '../../../domain/money.ts'
import { stopWords } from '../../words/driver/stop.ts'
import { useWords } from '../../words/use-words.ts'
import type { Fact, NewBlob } from '../memory/stored-event.ts'
import type { RoadStop } from '../road/road.ts'
import type { EmptyRow, TypedStop } from '../road/typed-stop.ts'
import { CoolerField } from './cooler-field.tsx'
import { DoorPin } from './door-pin.tsx'
import { FirstVisit } from './first-visit.tsx'
import { Found } from './found.tsx'
import { NoteField } from './note-field.tsx'
import { PhotoButton } from './photo-button.tsx'
import './stop.css'

type Props = {
  stop: RoadStop
  bottles: readonly EmptyRow[]
  typed: TypedStop
  blobs: readonly NewBlob[]
  onPhoto: (photo: Promise<NewBlob>) => Promise<void>
  onChange: (change: Partial<TypedStop>) => void
  onDoor: (fact: Fact) => void
}

/** What is seldom asked at a door: its first visit, a cooler, a note, its place. */
export function StopMore({ stop, bottles, typed, onChange, onDoor, ...pictures }: Props) {
  const words = useWords(stopWords)
  const cooler = (
    <CoolerField cooler={typed.cooler} onChange={(text) => onChange({ cooler: text })} />
  )
  const isFirst = stop.kind === 'delivery' && stop.isFirstVisit
  return (
    <>
      {stop.kind === 'service' && cooler}
      {isFirst && (
        <FirstVisit answers={typed.firstVisit} onChange={(firstVisit) => onChange({ firstVisit })}>
          <DoorPin onFound={onDoor} />
          <PhotoButton kind="place" {...pictures} />
          <Found rows={bottles} typed={typed} isMissing={false} onChange={onChange} />
          {cooler}
        </FirstVisit>
      )}
      <details className="stop-others">
        <summary>{isFirst ? words.note : words.noteAndDoor}</summary>
        <NoteField note={typed.note} onChange={(note) => onChange({ note })} />
        {!isFirst && <DoorPin onFound={onDoor} />}
      </details>
      {stop.lastCounts.length > 0 && stop.kind !== 'recount' && (
        <p className="stop-before">
          {words.holds(sumOf(stop.held, ({ held }) => held))}. {words.lastCounts}:{' '}
          {stop.lastCounts.map(({ left, taken }) => `${left}/${taken}`).join(', ')}
        </p>
      )}
    </>
  )
}
