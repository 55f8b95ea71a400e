import { useLoaded } from './use-loaded.ts'
import { useSettled } from './use-settled.ts'

/**
 * What `load` answers for this very text once typing rests, and undefined until then. `latest` is
 * the last answer, of whichever text.
 */
export function useAnswerOf<Value>(
  text: string | undefined,
  quietMs: number,
  load: (text: string, signal: AbortSignal) => Promise<Value>,
) {
  const settled = useSettled(text, quietMs)
  const wanted = settled === text ? settled : undefined
  const { value, hasFailed, reload } = useLoaded(wanted, async (signal) => ({
    text: wanted!,
    answer: await load(wanted!, signal),
  }))
  const isOfText = value !== undefined && value.text === text
  return { value: isOfText ? value.answer : undefined, latest: value?.answer, hasFailed, reload }
}
