import { useObserved } from '../../client/observed.ts'
import { useLoaded } from '../../client/use-loaded.ts'
import { changes } from './changes.ts'

/** What is read from the phone's memory, and read again with every change of it. */
export function useMemory<Value>(read: () => Promise<Value>): Value | undefined {
  const change = useObserved(changes)
  return useLoaded(change, read).value
}
