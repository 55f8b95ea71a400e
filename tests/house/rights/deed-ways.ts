import { customerWays } from './ways/customers.ts'
import { dayWays } from './ways/days.ts'
import { debtWays } from './ways/debts.ts'
import { moneyWays } from './ways/money.ts'
import { onBehalfWays } from './ways/on-behalf.ts'
import { orderWays } from './ways/orders.ts'
import { stockWays } from './ways/stock.ts'
import type { Way } from './ways/way.ts'

/** One for each deed of the office. */
export const ways: Way[] = [
  ...orderWays,
  ...onBehalfWays,
  ...moneyWays,
  ...debtWays,
  ...customerWays,
  ...stockWays,
  ...dayWays,
]
