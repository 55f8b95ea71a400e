import { useDeed } from './use-deed.ts'
import { useShowResult } from './use-show-result.ts'

type Options = Omit<Parameters<typeof useDeed>[0], 'onDone'> & {
  /** As the server calls it. */
  name: string
  forget: () => void
  /** Done or given up. */
  onEnd: () => void
  onDone?: () => void
}

/** A deed with a form of its own: at its end the draft is forgotten, and what was done is shown. */
export function useDeedForm({ name, forget, onEnd, onDone, ...options }: Options) {
  const showResult = useShowResult()
  const end = () => {
    forget()
    onEnd()
  }
  const deed = useDeed({
    ...options,
    onDone: (result) => {
      end()
      onDone?.()
      showResult(result, name)
    },
  })
  return { deed, end }
}
