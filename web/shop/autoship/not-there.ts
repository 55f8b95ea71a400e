import { CallRefused } from '../../../contract/http-client.ts'
import { toasts } from '../../ui/toasts.ts'
import { autoshipStore } from './autoship-store.ts'
import { diaryStore } from './diary-store.ts'

const NOT_FOUND = 404

/** Deleted or begun anew meanwhile, in another tab or by a mail's link. */
export const isNotThere = (refused: unknown): boolean =>
  refused instanceof CallRefused && refused.status === NOT_FOUND

/** What is no longer there leaves the page as well. */
export function tellGone(text: string): void {
  toasts.tell({ text, kind: 'important', icon: 'warn' })
  void Promise.allSettled([autoshipStore.load(), diaryStore.load()])
}
