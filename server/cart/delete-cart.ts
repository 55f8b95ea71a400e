import { sql } from 'kysely'
import type { Tx } from '../platform/database/connect.ts'

/** Its lines go with it. */
export const deleteCart = (tx: Tx, cartId: number) => deleteCartSql(cartId).execute(tx)

/** For use inside a larger statement. */
export const deleteCartSql = (cartId: number) => sql`delete from carts where id = ${cartId}`
