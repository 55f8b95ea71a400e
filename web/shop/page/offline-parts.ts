import type { ReactNode } from 'react'
import { createObserved } from '../../client/observed.ts'

/** What the installed shop shows without a network; a browser's tab has none of it. */
type OfflineParts = {
  /** At the top of every page. */
  note: ReactNode
  /** Instead of a page that cannot come, and within one that has its title. */
  page: ReactNode
  part: ReactNode
}

export const offlineParts = createObserved<OfflineParts | undefined>(undefined)
