import type { Actor } from '../../domain/actor.ts'
import type { App } from '../app-context.ts'
import type { Tx } from '../platform/database/connect.ts'
import { deleteLines } from './store.ts'

/** Takes goods out of a locked cart; what else is in it stays. */
export const removeGoods = (
  app: App,
  tx: Tx,
  _by: Actor,
  { cartId, goodIds }: { cartId: number; goodIds: readonly number[] },
): Promise<void> => deleteLines(tx, cartId, goodIds, app.clock.now())
