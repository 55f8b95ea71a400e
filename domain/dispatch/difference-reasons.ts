import { likelyCauseKinds } from './run-to-explain.ts'

/** Why a part of a difference is: a cause that was explained, or what a person says. */
export const differenceReasons = [
  ...likelyCauseKinds,
  'miscount',
  'stolen',
  'expense',
  'unknown',
] as const
export type DifferenceReason = (typeof differenceReasons)[number]

/**
 * Who bears it. A driver is never charged: his is an open question, with its age, until a person
 * has answered it.
 */
export const differenceHolders = ['company', 'driver_question', 'customer', 'other_run'] as const
export type DifferenceHolder = (typeof differenceHolders)[number]
