import { useState } from 'react'
import type { Autoship, AutoshipDelivery } from '../../../contract/shop/autoship-record.ts'
import { api } from '../session/api.ts'
import { useLoaded } from '../../client/use-loaded.ts'
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
import { LastChangeNote } from './last-change-note.tsx'
import { reloadAll, ScheduleContext } from './use-delivery-change.ts'

const readSchedule = async () => (await api.readAutoshipDiary()).data

type ScheduleData = Awaited<ReturnType<typeof readSchedule>>

const isSameDelivery = (delivery: AutoshipDelivery, other: AutoshipDelivery) =>
  delivery.autoship_id === other.autoship_id && delivery.planned_on === other.planned_on

type Props = {
  autoships: readonly Autoship[]
  onlyAutoshipId?: number
  /** Changes with the autoships; undefined while they are being loaded. */
  revision: unknown
}

/** The next deliveries by day, of all autoships or of one. */
export function Schedule({ autoships, onlyAutoshipId, revision }: Props) {
  const words = useWords(autoshipScheduleWords)
  const { value: schedule, hasFailed, reload, update } = useLoaded(revision, readSchedule)
  const updateDelivery = (changed: AutoshipDelivery) =>
    update((current) => ({
      ...current,
      deliveries: current.deliveries.map((delivery) =>
        isSameDelivery(delivery, changed) ? changed : delivery,
      ),
    }))
  return (
    <section className="autoship-diary-part">
      <h2>{words.title}</h2>
      <LastChangeNote />
      {schedule ? (
        <ScheduleContext value={updateDelivery}>
          <Deliveries schedule={schedule} autoships={autoships} onlyAutoshipId={onlyAutoshipId} />
        </ScheduleContext>
      ) : hasFailed ? (
        <Note look="clay" role="alert">
          <p>{words.loadFailed}</p>
          <Button look="text" onClick={reload}>
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
      <ul className="autoship-diary">
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
      <EntriesSkeleton count={3} as="autoship-entry" />
    </Skeleton>
  )
}
