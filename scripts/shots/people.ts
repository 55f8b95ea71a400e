import type { Page } from '@playwright/test'
import { demo, fillCart } from '../../tests/support/journey-carts.ts'
import { newPerson } from '../../tests/support/journey-people.ts'
import { logInAs } from './sample-places.ts'
import type { Who } from './shot.ts'

export const demoCustomer: Who = (request) => logInAs(request, 'demo@avots.example')
export const demoOffice: Who = (request) => logInAs(request, 'birojs@avots.example')
export const newCustomer: Who = async (request) => (await newPerson(request)).headers

type Lines = Parameters<typeof fillCart>[2]

/** A new customer with these goods in the cart. */
export const shopper =
  (lines: Lines, name?: string): Who =>
  async (request) => {
    const { headers } = await newPerson(request, name)
    await fillCart(request, headers, lines)
    return headers
  }

/** What most carts hold: bottles with their empties, and something else. */
export const usualCart: Lines = { [demo.water]: [3, 2], [demo.flakes]: 2, [demo.honey]: 1 }

export const pressed = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).filter({ visible: true }).first().click()
