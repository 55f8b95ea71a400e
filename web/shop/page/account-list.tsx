import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { AccountFrame } from './account-frame.tsx'

type Props<Item> = {
  words: { title: string; loadFailed: string; failed: string; tryAgain: string }
  list: readonly Item[] | undefined
  error: unknown
  load: () => void
  skeleton: ReactNode
  empty: ReactNode
  children: (list: readonly Item[]) => ReactNode
}

/** An account page with one list: filled, empty, loading or failed. */
export function AccountList<Item>({
  words,
  list,
  error,
  load,
  skeleton,
  empty,
  children,
}: Props<Item>) {
  return (
    <AccountFrame title={words.title}>
      {list && list.length > 0 ? (
        children(list)
      ) : list ? (
        empty
      ) : error ? (
        <EmptyState
          picture="drop"
          title={words.loadFailed}
          action={<Button onClick={load}>{words.tryAgain}</Button>}
        >
          {words.failed}
        </EmptyState>
      ) : (
        skeleton
      )}
    </AccountFrame>
  )
}
