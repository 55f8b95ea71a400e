import { safeLocalStorage } from '../../client/safe-storage.ts'

/** Requests that were withdrawn elsewhere would otherwise stay for ever. */
const MOST = 50

const keyOf = (staffId: number) => `avots.awaited-answers.${staffId}`

function read(staffId: number): number[] {
  const stored = safeLocalStorage.readJson(keyOf(staffId))
  return Array.isArray(stored) ? stored.filter((id) => typeof id === 'number') : []
}

/** A request whose answer the person has yet to hear of, in whichever tab of this browser. */
export const awaitAnswer = (staffId: number, approvalId: number) =>
  safeLocalStorage.writeJson(keyOf(staffId), [...read(staffId), approvalId].slice(-MOST))

type Request = { id: number; state: string; askedBy: { id: number } }

/** The person's own requests that were answered since this browser has last looked, each once. */
export function takeAnswers<Own extends Request>(staffId: number, requests: readonly Own[]): Own[] {
  const own = requests.filter(({ askedBy }) => askedBy.id === staffId)
  const awaited = new Set(read(staffId))
  const answered = own.filter(({ id, state }) => awaited.has(id) && state !== 'waiting')
  for (const { id, state } of own) {
    if (state === 'waiting') awaited.add(id)
    else awaited.delete(id)
  }
  safeLocalStorage.writeJson(keyOf(staffId), [...awaited].slice(-MOST))
  return answered
}
