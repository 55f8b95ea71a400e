import type { Page } from '@playwright/test'
import { pressed } from '../people.ts'
import type { Shot } from '../shot.ts'

const withdraw = (page: Page) => pressed(page, /^Atteikties no līguma|^Withdraw/)

const state = async (page: Page) => {
  const fields = page.locator('main form').locator('input, textarea')
  for (const [index, text] of ['Jānis Kalniņš', 'janis@epasts.lv', '1042, dzesētājs', ''].entries())
    await fields.nth(index).fill(text)
  await withdraw(page)
  await page.getByText(/2\. solis|Step 2/).waitFor()
}

/** Withdrawal from a contract, and pages as they are printed. */
export const lawStates: Shot[] = [
  { name: 'atteikums-mistakes', path: '/atteikums', act: withdraw },
  { name: 'atteikums-review', path: '/atteikums', act: state },
  {
    name: 'atteikums-done',
    path: '/atteikums',
    act: async (page) => {
      await state(page)
      await pressed(page, /Apstiprināt atteikumu|Confirm/)
      await page.getByRole('alert').waitFor()
    },
  },
  {
    name: 'noteikumi-print',
    path: '/noteikumi',
    act: (page) => page.emulateMedia({ media: 'print' }),
  },
]
