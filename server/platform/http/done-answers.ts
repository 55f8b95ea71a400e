import { done } from '../../../domain/outcome.ts'

/** The answer of a deed that has nothing to say, at the doors of the staff and of the shop. */
export const justDone = done({ done: true as const })
export const noData = done({ data: null })
