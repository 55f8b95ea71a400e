import { formatEuros } from '../../../domain/money.ts'
import type { Booked } from '../events/book-runs.ts'
import type { RunRow, StopOfRun } from './read-run.ts'

/** A run as one line for the operator. */
export const runLine = (run: RunRow): string =>
  [
    `Run ${run.id}: ${run.plate}, loading ${run.number}, ${run.driver ?? 'no driver'}`,
    `zones ${run.zones.join(' ') || '–'}`,
    `${run.stops} stops, ${run.waiting} waiting`,
    `${run.state.replace('_', ' ')}, revision ${run.revision}.`,
  ].join('; ')

export const stopLine = (stop: StopOfRun): string =>
  [
    `${stop.position}. stop ${stop.id}: ${stop.customer}, ${stop.address}`,
    `orders ${stop.orderIds.join(' ')}`,
    `${stop.bottles} bottles`,
    `${formatEuros(stop.cashDueCents, 'en')} in cash`,
    `${stateWords(stop)}.`,
  ].join('; ')

function stateWords({ state, told }: StopOfRun): string {
  if (state !== 'waiting') return state
  const { attempts, flags, waitsForReview } = told
  const outcome = told.state === 'waiting' ? 'waiting' : `told: ${told.state}`
  const review = flags.length > 0 ? flags.join(' ').replaceAll('_', ' ') : 'contradicted'
  return [
    outcome,
    ...(attempts > 1 || (attempts === 1 && told.state === 'waiting')
      ? [`attempts: ${attempts}`]
      : []),
    ...(waitsForReview ? [`to review: ${review}`] : []),
  ].join(', ')
}

export const bookedLines = ({ done, failed, open }: Booked): string[] => [
  `Stops in the books: ${done.length} delivered, ${failed.length} not delivered.`,
  ...open.map(({ stopId, reason }) => `Stop ${stopId} is open: ${reason.replaceAll('_', ' ')}.`),
]
