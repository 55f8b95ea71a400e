import { useAction } from '../../client/use-action.ts'
import { toasts } from '../../ui/toasts.ts'
import { runWords } from '../../words/office/runs.ts'
import { useWords } from '../../words/use-words.ts'
import { hearOwn } from '../live/connection.ts'

/** A small act of a run: done at once, said in a toast, or refused in a sentence. */
export function useRunAct(onDone: () => void) {
  const words = useWords(runWords)
  const { busy, errors, run } = useAction(words.saveFailed)
  const act = (call: () => Promise<unknown>, said: string) =>
    run(async () => {
      await call()
      hearOwn()
      toasts.show({ text: said, icon: 'check' })
      onDone()
    })
  return { busy, message: Object.values(errors)[0], act }
}
