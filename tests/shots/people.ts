import type { Page } from '@playwright/test'
import { demo, fillCart } from '../support/journey-carts.ts'
import { newPerson } from '../support/journey-people.ts'
import { logInAs } from './sample-places.ts'
import type { Customer } from './shot.ts'

export const demoCustomer: Customer = (request) => logInAs(request, 'demo@avots.example')
export const demoOffice: Customer = (request) => logInAs(request, 'birojs@avots.example')
export const newCustomer: Customer = async (request) => (await newPerson(request)).headers

type Lines = Parameters<typeof fillCart>[2]

/** A new customer with these goods in the cart. */
export const shopper =
  (lines: Lines, name?: string): Customer =>
  async (request) => {
    const { headers } = await newPerson(request, name)
    await fillCart(request, headers, lines)
    return headers
  }

/** Bottles with their empties, and other goods. */
export const usualCart: Lines = { [demo.water]: [3, 2], [demo.flakes]: 2, [demo.honey]: 1 }

export const pressed = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).filter({ visible: true }).first().click()
