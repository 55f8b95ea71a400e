import type { World } from './world.ts'

/** Prepares a deed, and answers its input. */
export type DeedTries = Record<string, (world: World) => Promise<object>>

export const reason = 'Klients lūdza'

/** Prepares a call and answers what makes it, with who does where it is not the owner. */
export type CallTries = Record<string, (world: World) => Promise<PreparedCall>>
export type PreparedCall = {
  act: () => Promise<unknown>
  whoId?: number
  /** In whose name it is done too, where another had asked for it. */
  askerId?: number
}
