import { useMemory } from '../memory/use-memory.ts'
import { events, readDay, readScreen } from '../memory/memory.ts'

const readAll = async () => ({
  stored: await readDay(),
  told: await events(),
  screen: await readScreen(),
})

/** The day, what was told and where the driver was, as the phone has them. */
export const useDay = () => useMemory(readAll)
