import { useEffect, useState } from 'react'
import type { Autoship } from '../../../contract/autoship-record.ts'
import { useStore } from '../../client/store.ts'
import { Button } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { autoshipDiaryWords } from '../../words/autoship-diary.ts'
import { useWords } from '../../words/use-words.ts'
import { EntriesSkeleton } from '../orders/entries-skeleton.tsx'
import { DayProposals } from './day-proposals.tsx'
import { DeliveryEntry } from './delivery-entry.tsx'
import { isComing } from './delivery-phrases.ts'
import { diaryEntries } from './diary-entries.ts'
import { type Diary as DiaryRead, diaryStore } from './diary-store.ts'
import { LastChange } from './last-change-note.tsx'
import { refresh } from './use-delivery-change.ts'

const load = () => void diaryStore.load().catch(() => undefined)

type Props = { autoships: readonly Autoship[]; only?: number }

/** The next deliveries by day, of all autoships or of one: each by itself, apart from what holds for all. */
export function Diary({ autoships, only }: Props) {
  const words = useWords(autoshipDiaryWords)
  const { value: diary, error } = useStore(diaryStore)
  useEffect(load, [])
  return (
    <section className="diary-part">
      <h2>{words.title}</h2>
      <LastChange />
      {diary ? (
        <Deliveries diary={diary} autoships={autoships} only={only} />
      ) : error ? (
        <Note look="clay" role="alert">
          <p>{words.loadFailed}</p>
          <Button look="text" onClick={load}>
            {words.again}
          </Button>
        </Note>
      ) : (
        <DiarySkeleton />
      )}
    </section>
  )
}

const SHOWN_AT_ONCE = 8

type DeliveriesProps = {
  diary: DiaryRead
  autoships: readonly Autoship[]
  only: number | undefined
}

function Deliveries({ diary, autoships, only }: DeliveriesProps) {
  const words = useWords(autoshipDiaryWords)
  const [shown, setShown] = useState(SHOWN_AT_ONCE)
  const isMine = ({ autoship_id }: { autoship_id: number | null }) =>
    only === undefined || autoship_id === only
  const deliveries = diary.deliveries.filter(isMine)
  const entries = diaryEntries(deliveries)
  const next = deliveries.find(isComing)
  const more = Math.min(SHOWN_AT_ONCE, entries.length - shown)
  return (
    <>
      <DayProposals proposals={diary.proposals.filter(isMine)} heading="h3" onAnswered={refresh} />
      {deliveries.length === 0 && <p className="quiet">{words.none}</p>}
      <ul className="diary">
        {entries.slice(0, shown).map(({ delivery, pausedTogether }) => (
          <DeliveryEntry
            key={`${delivery.autoship_id} ${delivery.planned_on}`}
            delivery={delivery}
            pausedTogether={pausedTogether}
            autoship={autoships.find(({ id }) => id === delivery.autoship_id)}
            isNext={delivery === next}
            isNamed={only === undefined && autoships.length > 1}
            enough={diary.enough}
          />
        ))}
      </ul>
      {more > 0 && (
        <Button look="line" onClick={() => setShown(shown + SHOWN_AT_ONCE)}>
          {words.showMore(more)}
        </Button>
      )}
    </>
  )
}

function DiarySkeleton() {
  const words = useWords(autoshipDiaryWords)
  return (
    <Skeleton label={words.loading}>
      <EntriesSkeleton count={3} as="entry" />
    </Skeleton>
  )
}
