import { safeSessionStorage } from '../../client/safe-storage.ts'
import { forgetRooms } from '../first-visit/kept-rooms.ts'

/** Removes typed drafts of this tab, and what the page expects of a customer who returns. */
export function forgetCustomer(): void {
  safeSessionStorage.removeAll('avots.')
  forgetRooms()
  delete document.documentElement.dataset['reader']
}
