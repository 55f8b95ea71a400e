import { useState } from 'react'
import { saveScreen } from '../memory/memory.ts'
import { nothingTyped, type TypedStop } from '../road/typed-stop.ts'

/** What is typed at a stop outlives the page: it is stored with every press. */
export function useTyped(
  stopId: number,
  stored: Readonly<Record<string, unknown>> | undefined,
  before: TypedStop | undefined,
) {
  const [typed, setTyped] = useState<TypedStop>(() => ({
    ...nothingTyped,
    ...before,
    ...(stored as Partial<TypedStop> | undefined),
  }))
  return {
    typed,
    change: (change: Partial<TypedStop>) => {
      const next = { ...typed, ...change }
      setTyped(next)
      void saveScreen({ name: 'stop', stopId, typed: next })
    },
  }
}
