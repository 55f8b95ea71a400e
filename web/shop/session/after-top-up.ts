import { safeSessionStorage } from '../../client/safe-storage.ts'

const KEY = 'avots.after-top-up'

type AfterTopUp = { paymentId: number; path: string }

/** Where a customer who left for the bank wants to go on once the account is topped up. */
export const afterTopUp = {
  save: (paymentId: number, path: string): void =>
    safeSessionStorage.writeJson(KEY, { paymentId, path } satisfies AfterTopUp),
  read(paymentId: number): string | undefined {
    const saved = safeSessionStorage.readJson(KEY) as AfterTopUp | undefined
    return saved?.paymentId === paymentId ? saved.path : undefined
  },
  clear: (): void => safeSessionStorage.remove(KEY),
}
