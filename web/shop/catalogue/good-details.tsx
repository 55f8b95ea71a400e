import type { Good } from '../../../contract/goods.ts'
import { GoodLabel } from './good-label.tsx'
import { GoodDescription } from './good-description.tsx'
import { GoodThing } from './good-thing.tsx'

/** What there is to read of a good, for people and for search engines. */
export default function GoodDetails({ good, path }: { good: Good; path: string }) {
  return (
    <>
      <GoodThing good={good} path={path} />
      <section className="sec story">
        <GoodDescription key={good.id} good={good} />
        <GoodLabel good={good} />
      </section>
    </>
  )
}
