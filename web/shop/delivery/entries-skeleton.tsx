import { SkeletonBlock } from '../../ui/skeleton.tsx'

export const EntriesSkeleton = ({
  count,
  as,
}: {
  count: 2 | 3
  as: 'autoship-entry' | 'orders-entry'
}) =>
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
