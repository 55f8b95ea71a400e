import type { ReactNode } from 'react'
import { Skeleton, SkeletonBlock } from '../../ui/skeleton.tsx'
import { frameWords } from '../../words/office/frame.ts'
import { useWords } from '../../words/use-words.ts'
import { RetryNote } from './retry-note.tsx'

type Loaded<Value> = { value: Value | undefined; hasFailed: boolean; reload: () => void }

type Props<Value> = {
  from: Loaded<Value>
  /** The head of a page until its own can be shown: what its address already says. */
  head?: ReactNode
  /** Rows will fill the room that is reserved. */
  isRows?: boolean
  children: (value: Value) => ReactNode
}

/** What was read, with a note where reading it again has failed. */
export function Loading<Value>({ from, head, isRows, children }: Props<Value>) {
  const words = useWords(frameWords)
  const { value, hasFailed } = from
  return (
    <>
      {value === undefined && head}
      <RetryNote from={from} />
      {value === undefined && !hasFailed && (
        <Skeleton label={words.loading}>
          {isRows ? <SkeletonBlock shape="rows" /> : <Lines hasTitle={head === undefined} />}
        </Skeleton>
      )}
      {value !== undefined && children(value)}
    </>
  )
}

const Lines = ({ hasTitle }: { hasTitle: boolean }) => (
  <>
    {hasTitle && <SkeletonBlock shape="title" />}
    <SkeletonBlock />
    <SkeletonBlock width="most" />
  </>
)
