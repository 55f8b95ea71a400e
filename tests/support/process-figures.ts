import { readFileSync } from 'node:fs'

/** The kernel counts in hundredths of a second, so only long runs are meaningful. */
const TICK_MS = 10

/** The fields of a process after its name; empty for an ended process. */
function fieldsOf(pid: number): string[] {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)!.split(' ')
  } catch {
    return []
  }
}

const ticks = (fields: readonly string[], from: number, to: number) =>
  fields.slice(from, to).reduce((sum, field) => sum + Number(field), 0) * TICK_MS

export const parentOf = (pid: number): string | undefined => fieldsOf(pid)[1]

/** What it calls itself; empty for an ended process. */
export function titleOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
  } catch {
    return ''
  }
}

/** Processor time of a process in milliseconds, which a busy machine hardly changes. */
export const processorMs = (pid: number): number => ticks(fieldsOf(pid), 11, 13)

/** Includes the children that have ended. */
export const processorMsOfFamily = (pid: number): number => ticks(fieldsOf(pid), 11, 15)

/** Memory that a process holds, in megabytes. */
export function residentMb(pid: number): number {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return Math.round(Number(kilobytes) / 1024)
}
