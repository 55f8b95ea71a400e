import { type Navigator, navigators } from '../../../domain/dispatch/door-links.ts'
import { createObserved, useObserved } from '../../client/observed.ts'
import { safeLocalStorage } from '../../client/safe-storage.ts'

/** How this phone looks and is held; chosen once. */
type Look = { isSun: boolean; isLeftHanded: boolean; navigator: Navigator }

const KEY = 'avots.driver-look'

function readLook(): Look {
  const stored = safeLocalStorage.readJson(KEY) as Partial<Look> | undefined
  return {
    isSun: stored?.isSun === true,
    isLeftHanded: stored?.isLeftHanded === true,
    navigator: navigators.find((name) => name === stored?.navigator) ?? 'google',
  }
}

const look = createObserved(readLook())

export const useLook = (): Look => useObserved(look)

export function changeLook(change: Partial<Look>): void {
  const next = { ...look.read(), ...change }
  look.set(next)
  safeLocalStorage.writeJson(KEY, next)
}
