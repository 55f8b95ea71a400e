import { isRefusal, isRefusedWith } from '../../client/refusals.ts'
import { safeLocalStorage } from '../../client/safe-storage.ts'

const KEY = 'avots.driver-sent-cash'
/** As many as one call may name. */
const MOST = 50

type Unanswered = readonly string[]

/** What was sent and not written as far as this phone knows; it outlives the app. */
function storedUnanswered(): Unanswered {
  const stored = safeLocalStorage.readJson(KEY)
  return Array.isArray(stored) ? stored.filter((each) => typeof each === 'string') : []
}

/**
 * Names what is sent. The same is sent again under its name; what was changed gets another, and
 * asks that nothing of what was sent before is written beside it.
 */
export function sentCash(newName: () => string = () => crypto.randomUUID()) {
  let unanswered = storedUnanswered()
  let last: { text: string; name: string } | undefined
  const store = (next: Unanswered) => {
    unanswered = next.slice(-MOST)
    safeLocalStorage.writeJson(KEY, unanswered)
  }
  return {
    nameOf: (body: object) => {
      const text = JSON.stringify(body)
      if (last?.text !== text) last = { text, name: newName() }
      const { name } = last
      const before = unanswered.filter((each) => each !== name)
      store([...before, name])
      return { sentAs: name, insteadOf: before.slice(1 - MOST) }
    },
    written: () => {
      last = undefined
      store([])
    },
    /** Without an answer nothing is known, so the name stays. */
    failed: (failure: unknown) => {
      if (isRefusal(failure)) last = undefined
      if (isRefusedWith(failure, 'cash_already_written')) {
        const { sentAs } = failure.body
        store(unanswered.filter((each) => each !== sentAs))
      }
    },
  }
}
