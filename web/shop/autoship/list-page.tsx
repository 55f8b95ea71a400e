import { isActiveAutoship } from '../../../contract/shop/vocabularies/autoship-status.ts'
import { useState } from 'react'
import { Link } from 'react-router'
import type { Autoship } from '../../../contract/shop/autoship-record.ts'
import { useStore } from '../../client/store.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Skeleton, SkeletonBlock } from '../../ui/skeleton.tsx'
import { autoshipWords } from '../../words/shop/autoship.ts'
import { useWords } from '../../words/use-words.ts'
import { AccountList } from '../page/account-list.tsx'
import { EntriesSkeleton } from '../delivery/entries-skeleton.tsx'
import { AutoshipCard } from './autoship-card.tsx'
import { hasDeliveries } from './autoship-phrases.ts'
import { reloadUpcoming, upcomingStore } from '../session/upcoming-store.ts'
import { Schedule } from './schedule.tsx'
import { HolidayPause } from './holiday-pause.tsx'
import { useAutoshipActions } from './use-autoship-actions.ts'
import { ScopeMark } from '../delivery/scope-mark.tsx'
import './schedule.css'
import './ships.css'

export function clientLoader() {
  reloadUpcoming()
  return null
}

/** All autoships and the schedule of their deliveries. */
function ListPage() {
  const words = useWords(autoshipWords)
  const { value, error } = useStore(upcomingStore)
  return (
    <AccountList
      words={words}
      list={value?.autoships}
      error={error}
      load={reloadUpcoming}
      skeleton={<AutoshipSkeleton />}
      empty={<NoAutoships />}
    >
      {(list) => <AutoshipList autoships={list} />}
    </AccountList>
  )
}

function NoAutoships() {
  const words = useWords(autoshipWords)
  const { busy, create } = useAutoshipActions()
  return (
    <EmptyState
      picture="drop"
      title={words.empty}
      action={
        <>
          <Button busy={busy} onClick={() => void create()}>
            {words.create}
          </Button>
          <Link to="/regulara-piegade-info">{words.howItWorks}</Link>
        </>
      }
    >
      {words.emptyText}
    </EmptyState>
  )
}

const PAGE_SIZE = 6

function AutoshipList({ autoships }: { autoships: readonly Autoship[] }) {
  const words = useWords(autoshipWords)
  const { busy, create } = useAutoshipActions()
  const { loading, lastLoaded } = useStore(upcomingStore)
  const [visibleCount, setVisibleCount] = useState(PAGE_SIZE)
  const isStarted = autoships.some(isActiveAutoship)
  const more = Math.min(PAGE_SIZE, autoships.length - visibleCount)
  return (
    <div className="autoship-columns autoship-columns--ships">
      <section className="autoship-list">
        <ScopeMark of="all">{words.allFollowing}</ScopeMark>
        <h2 className="vh">{words.yours}</h2>
        <ul className="autoship-list__list">
          {autoships.slice(0, visibleCount).map((autoship) => (
            <AutoshipCard key={autoship.id} autoship={autoship} />
          ))}
        </ul>
        {more > 0 && (
          <Button look="line" wide onClick={() => setVisibleCount(visibleCount + PAGE_SIZE)}>
            {words.showMore(more)}
          </Button>
        )}
        <Button look="text" flush icon="plus" busy={busy} onClick={() => void create()}>
          {words.create}
        </Button>
        {isStarted && <HolidayPause autoships={autoships} />}
      </section>
      {autoships.some(hasDeliveries) && (
        <Schedule autoships={autoships} revision={loading ? undefined : lastLoaded} />
      )}
    </div>
  )
}

/** An autoship and its next deliveries to come. */
function AutoshipSkeleton() {
  const words = useWords(autoshipWords)
  return (
    <Skeleton label={words.loading}>
      <div className="autoship-columns autoship-columns--ships">
        <div className="autoship-list">
          <div className="autoship-list__list">
            <div className="autoship-card">
              <SkeletonBlock shape="title" width="half" />
              <SkeletonBlock width="most" />
              <SkeletonBlock width="half" />
            </div>
          </div>
        </div>
        <div>
          <EntriesSkeleton count={2} as="autoship-entry" />
        </div>
      </div>
    </Skeleton>
  )
}

export default ListPage

export const HydrateFallback = ListPage
