import { CallRefused } from '../../../contract/shared/http-client.ts'
import { toasts } from '../../ui/toasts.ts'
import { reloadUpcoming } from '../session/upcoming-store.ts'

const NOT_FOUND = 404

/** True when it was deleted meanwhile, in another tab or by a mail's link. */
export const isNotFound = (refused: unknown): boolean =>
  refused instanceof CallRefused && refused.status === NOT_FOUND

/** Shows a toast and reloads the lists, so that the deleted record disappears. */
export function reportGone(text: string): void {
  toasts.show({ text, kind: 'important', icon: 'warn' })
  reloadUpcoming()
}
