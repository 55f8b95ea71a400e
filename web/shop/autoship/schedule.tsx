import { useEffect, useState } from 'react'
import type { Autoship } from '../../../contract/autoship-record.ts'
import { useStore } from '../../client/store.ts'
import { Button } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { autoshipScheduleWords } from '../../words/shop/autoship-schedule.ts'
import { useWords } from '../../words/use-words.ts'
import { EntriesSkeleton } from '../delivery/entries-skeleton.tsx'
import { DayProposals } from '../delivery/day-proposals.tsx'
import { DeliveryEntry } from './delivery-entry.tsx'
import { willBeDelivered } from '../delivery/delivery-phrases.ts'
import { scheduleEntries } from './schedule-entries.ts'
import { type ScheduleData, scheduleStore } from './schedule-store.ts'
import { LastChangeNote } from './last-change-note.tsx'
import { reloadAll } from './use-delivery-change.ts'

const load = () => void scheduleStore.load().catch(() => undefined)

type Props = { autoships: readonly Autoship[]; onlyAutoshipId?: number }

/** The next deliveries by day, of all autoships or of one. */
export function Schedule({ autoships, onlyAutoshipId }: Props) {
  const words = useWords(autoshipScheduleWords)
  const { value: schedule, error } = useStore(scheduleStore)
  useEffect(load, [])
  return (
    <section className="diary-part">
      <h2>{words.title}</h2>
      <LastChangeNote />
      {schedule ? (
        <Deliveries schedule={schedule} autoships={autoships} onlyAutoshipId={onlyAutoshipId} />
      ) : error ? (
        <Note look="clay" role="alert">
          <p>{words.loadFailed}</p>
          <Button look="text" onClick={load}>
            {words.tryAgain}
          </Button>
        </Note>
      ) : (
        <ScheduleSkeleton />
      )}
    </section>
  )
}

const PAGE_SIZE = 8

type DeliveriesProps = {
  schedule: ScheduleData
  autoships: readonly Autoship[]
  onlyAutoshipId: number | undefined
}

function Deliveries({ schedule, autoships, onlyAutoshipId }: DeliveriesProps) {
  const words = useWords(autoshipScheduleWords)
  const [visibleCount, setVisibleCount] = useState(PAGE_SIZE)
  const isIncluded = ({ autoship_id }: { autoship_id: number | null }) =>
    onlyAutoshipId === undefined || autoship_id === onlyAutoshipId
  const deliveries = schedule.deliveries.filter(isIncluded)
  const entries = scheduleEntries(deliveries)
  const next = deliveries.find(willBeDelivered)
  const more = Math.min(PAGE_SIZE, entries.length - visibleCount)
  return (
    <>
      <DayProposals
        proposals={schedule.proposals.filter(isIncluded)}
        heading="h3"
        onAnswered={reloadAll}
      />
      {deliveries.length === 0 && <p className="quiet">{words.none}</p>}
      <ul className="diary">
        {entries.slice(0, visibleCount).map(({ delivery, pausedCount }) => (
          <DeliveryEntry
            key={`${delivery.autoship_id} ${delivery.planned_on}`}
            delivery={delivery}
            pausedCount={pausedCount}
            autoship={autoships.find(({ id }) => id === delivery.autoship_id)}
            isNext={delivery === next}
            showsAutoshipName={onlyAutoshipId === undefined && autoships.length > 1}
            forecast={schedule.enough}
          />
        ))}
      </ul>
      {more > 0 && (
        <Button look="line" onClick={() => setVisibleCount(visibleCount + PAGE_SIZE)}>
          {words.showMore(more)}
        </Button>
      )}
    </>
  )
}

function ScheduleSkeleton() {
  const words = useWords(autoshipScheduleWords)
  return (
    <Skeleton label={words.loading}>
      <EntriesSkeleton count={3} as="entry" />
    </Skeleton>
  )
}
