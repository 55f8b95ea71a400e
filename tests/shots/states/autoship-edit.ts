import type { Page } from '@playwright/test'
import type { Autoship } from '../../../contract/shop/autoship-record.ts'
import { addDays, dayOf } from '../../../domain/calendar.ts'
import { answering, inTurn } from '../answers.ts'
import { draft, running, stopped } from '../autoships.ts'
import { pressed } from '../people.ts'
import type { Shot } from '../shot.ts'

const openEditor = async (page: Page) => {
  await page.locator('.ship h3 a').first().click()
  await page.locator('.ship-edit').waitFor()
  await page.waitForLoadState('networkidle')
}
/** The editor, with the shop's answers as they would be: of the autoship, and of the list that has it. */
const editorWith = (change: (autoship: Autoship) => void) =>
  inTurn(
    openEditor,
    answering<{ data: { data: Autoship | Autoship[] } }>(
      /\/api\/cart\/autoship(?:\/\d+)?$/,
      ({ data }) => [data.data].flat().forEach(change),
    ),
  )

/** An autoship's editor, and the goods to add to it. */
export const autoshipEditStates: Shot[] = [
  { name: 'autoship-edit-new', path: '/autoship', customer: draft, act: openEditor },
  { name: 'autoship-edit', path: '/autoship', customer: running, act: openEditor },
  {
    name: 'autoship-edit-changed',
    path: '/autoship',
    customer: running,
    act: async (page) => {
      await openEditor(page)
      await page.locator('#frequency').selectOption('4')
      await page.locator('#pauze').getByRole('switch').check({ force: true })
      await page
        .locator('#pause_to')
        .fill(addDays(dayOf(new Date().toISOString().slice(0, 10)), 300))
      await pressed(page, /^Saglabāt visām|^Save for all/)
      await page.getByRole('alert').first().waitFor()
    },
  },
  {
    name: 'autoship-edit-locked',
    path: '/autoship',
    customer: running,
    act: editorWith((autoship) => (autoship.lock = 1)),
  },
  { name: 'autoship-edit-stopped', path: '/autoship', customer: stopped, act: openEditor },
  {
    name: 'autoship-edit-ended',
    path: '/autoship',
    customer: running,
    act: editorWith((autoship) =>
      Object.assign(autoship, { status: 0, inactive_reason: 'ended', valid_to: '2026-11-01' }),
    ),
  },
  {
    name: 'autoship-edit-warnings',
    path: '/autoship',
    customer: running,
    act: editorWith((autoship) => {
      Object.assign(autoship, {
        warnings: 1,
        payment_type: null,
        skipped_goods: ['Dzesētāja tīrīšana', 'Piegāde'],
      })
      const [water, flakes] = autoship.items
      Object.assign(water!, { missing: 'withdrawn' })
      const instead = { substitute_good_id: 301, substitute_name: 'Bio griķu pārslas, 500 g' }
      Object.assign(flakes!, { missing: 'out_of_stock', ...instead })
    }),
  },
  {
    name: 'autoship-add-goods',
    path: '/autoship',
    customer: running,
    act: async (page) => {
      await openEditor(page)
      await page.getByRole('link', { name: /Pievienot preces|Add goods/ }).click()
      await page.locator('article').first().waitFor()
      await page.waitForLoadState('networkidle')
    },
  },
]
