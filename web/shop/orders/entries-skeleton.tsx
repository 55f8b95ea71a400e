import { SkeletonBlock } from '../../ui/skeleton.tsx'

/** Deliveries to come: a day, and beside it what it brings and what it costs. */
export const EntriesSkeleton = ({ count, as }: { count: 2 | 3; as: 'entry' | 'wait' }) =>
  [1, 2, 3].slice(0, count).map((entry) => (
    <div className={as} key={entry}>
      <SkeletonBlock shape="title" />
      <div>
        <SkeletonBlock width="half" />
        <SkeletonBlock width="most" />
        <SkeletonBlock width="third" />
      </div>
    </div>
  ))
