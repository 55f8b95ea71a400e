import type { RawBuilder } from 'kysely'
import type { Found } from '../../contract/office/search.ts'
import { customerFields } from '../../domain/customers/customer-fields.ts'
import { type ListFields, parseFilter } from '../../domain/office/list-query.ts'
import { orderFields } from '../../domain/orders/order-fields.ts'
import { customersSource } from '../customers/office-customers.ts'
import { ordersSource } from '../orders/office-orders.ts'
import type { Db } from '../platform/database/connect.ts'
import { countList } from '../platform/database/read-list.ts'

type List = { kind: Found['kind']; fields: ListFields; source: RawBuilder<unknown> }

const lists = {
  orders: { kind: 'order', fields: orderFields, source: ordersSource },
  customers: { kind: 'customer', fields: customerFields, source: customersSource },
} satisfies Record<string, List>

type InView = { list?: keyof typeof lists | undefined; filter: string }

/** How many of the found records would be in the list if it were not narrowed. */
export async function hiddenByFilter(db: Db, found: readonly Found[], { list, filter }: InView) {
  if (list === undefined) return 0
  const { kind, fields, source } = lists[list]
  const conditions = parseFilter(fields, filter) ?? []
  const values = found.filter((hit) => hit.kind === kind).map(({ id }) => String(id))
  if (conditions.length === 0 || values.length === 0) return 0
  const these = { field: 'id', operator: 'in', values } as const
  const all = await countList(db, fields, source, [these])
  return all - (await countList(db, fields, source, [these, ...conditions]))
}
