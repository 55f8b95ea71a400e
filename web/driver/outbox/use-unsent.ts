import { useObserved } from '../../client/observed.ts'
import { outboxWords } from '../../words/driver/outbox.ts'
import { useWords } from '../../words/use-words.ts'
import { connection, isUnreachable } from '../memory/sync.ts'
import { useMemory } from '../memory/use-memory.ts'
import { countUnsent } from '../memory/wipe.ts'

/** What is on this phone alone, in the words of every screen, and whether a network is wanted. */
export function useUnsent() {
  const words = useWords(outboxWords)
  const reached = useObserved(connection)
  const unsent = useMemory(countUnsent)
  if (!unsent) return undefined
  const advice = { offline: words.openAtNetwork, trouble: words.sentLater }
  const waiting = unsent.events + unsent.pictures
  // What may still be undone goes by itself a moment later, and all else with it.
  const isGoing = !isUnreachable(reached) && unsent.held > 0
  return {
    ...unsent,
    waiting,
    isGoing,
    line: (count: number) => (isGoing ? words.goesSoon(count) : words.unsent(count)),
    advice: waiting > 0 && isUnreachable(reached) ? advice[reached] : undefined,
  }
}
