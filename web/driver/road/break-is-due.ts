import { HOUR_MS } from '../../../domain/calendar/durations.ts'
import { safeLocalStorage } from '../../client/safe-storage.ts'
import type { DayRun } from './road.ts'

const KEY = 'avots.driver-break-ended'
const AFTER_MS = 4 * HOUR_MS

export const readBreakEnd = (): number => Number(safeLocalStorage.read(KEY) ?? 0)
export const writeBreakEnd = (atMs: number): void => safeLocalStorage.write(KEY, String(atMs))

/** Four hours after the van has left, or after the last break, the driver is reminded of one. */
export const breakIsDue = (
  { leftAt }: Pick<DayRun, 'leftAt'>,
  endedMs: number,
  nowMs: number,
): boolean => leftAt !== null && nowMs - Math.max(Date.parse(leftAt), endedMs) >= AFTER_MS
