import { refusalMessage } from '../../client/refusals.ts'
import { useAction } from '../../client/use-action.ts'
import { toasts } from '../../ui/toasts.ts'

/** An action whose failure has no place of its own on the page: a toast says it. */
export function useActionWithToast(failed: string) {
  const { busy, run } = useAction(failed)
  const tell = (work: () => Promise<void>) =>
    run(async () => {
      try {
        await work()
      } catch (failure) {
        toasts.show({ text: refusalMessage(failure, failed), kind: 'important', icon: 'warn' })
      }
    })
  return { busy, run: tell }
}
