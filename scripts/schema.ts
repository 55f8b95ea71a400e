// Writes db/schema.ts, the types of all tables, from a freshly migrated database; with --check it only compares.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { generate, PostgresDialect, RawExpressionNode } from 'kysely-codegen'
import { connectDatabase } from '../server/platform/database/connect.ts'
import { copyDatabase } from '../tests/support/database-copy.ts'
import { openDatabaseServer, silentLog } from '../tests/support/database-server.ts'
import { openTemplate } from '../tests/support/template-database.ts'

const file = 'db/schema.ts'

const imports = `import type { Day } from '../domain/calendar.ts'
import type { BottleKind } from '../domain/cart/cart-line.ts'
import type { CustomerRole, PersonType } from '../domain/customers/customer-names.ts'
import type { OrderState } from '../domain/orders/order-states.ts'
import type { MethodKey, OnlineMethodKey } from '../domain/payments/methods.ts'
import type { PaymentResult } from '../domain/payments/payment-states.ts'
import type { Role } from '../domain/staff/rights.ts'
import type { SessionStep } from '../domain/staff/session-limits.ts'
import type { DeliveryKind } from '../domain/territory/delivery-kind.ts'`

/** Text columns whose CHECK lists the words of a domain type. */
const columnsOfNames = () =>
  Object.fromEntries(
    Object.entries({
      'carts.delivery_kind': 'Generated<DeliveryKind>',
      'carts.payment_method': 'MethodKey | null',
      'customers.person_type': 'Generated<PersonType>',
      'customers.role': 'Generated<CustomerRole>',
      'goods.bottle_kind': 'Generated<BottleKind>',
      'order_items.bottle_kind': 'BottleKind | null',
      'orders.delivery_kind': 'Generated<DeliveryKind>',
      'orders.payment_method': 'MethodKey | null',
      'orders.payment_state': 'Generated<PaymentResult>',
      'payments.method': 'OnlineMethodKey',
      'orders.status': 'OrderState',
      'staff_roles.role': 'Role',
      'staff_sessions.step': 'SessionStep',
      'shipments.delivery_kind': "Exclude<DeliveryKind, 'courier'>",
    }).map(([column, type]) => [column, new RawExpressionNode(type)]),
  )

const generated = await schemaOfMigrations()
const isCurrent = existsSync(file) && readFileSync(file, 'utf8') === generated

if (process.argv.includes('--check')) {
  if (!isCurrent) console.error(`${file} does not match db/migrations: run \`npm run schema\``)
  process.exitCode = isCurrent ? 0 : 1
} else {
  writeFileSync(file, generated)
  console.log(`${file} is up to date`)
}

async function schemaOfMigrations(): Promise<string> {
  const server = await openDatabaseServer()
  const template = await openTemplate(server)
  const copy = await copyDatabase({ ...server, name: template.name })
  const { db, close } = connectDatabase(copy.owner, {
    role: 'command',
    poolSize: 2,
    log: silentLog,
  })
  try {
    const schema = await generate({
      db,
      dialect: new PostgresDialect({ dateParser: 'string', numericParser: 'string' }),
      camelCase: true,
      defaultSchemas: ['public'],
      includePattern: 'public.*',
      outFile: null,
      // As the connection reads them: a bigint is a safe integer, a date is a day.
      typeMapping: { int8: 'number', date: 'Day' },
      overrides: { columns: columnsOfNames() },
    })
    return schema.replace(/^import .*$/m, `$&\n${imports}`)
  } finally {
    await close()
    await copy.drop()
    await template.close()
    await server.close()
  }
}
