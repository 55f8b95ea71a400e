import type { Autoship } from '../../../contract/shop/autoship-record.ts'
import { draft, running, stopped } from '../customers.ts'
import { dayIn } from '../diary.ts'
import { type Shot, type Step, states, views } from '../shot.ts'
import { answering, fill, press, see, seeAlert } from '../steps.ts'

const networkIdle: Step = (page) => page.waitForLoadState('networkidle')
const openEditor: Step[] = [press('.autoship-card h3 a'), see('.autoship-edit'), networkIdle]

/** The editor, with this change of the autoship in every answer. */
const editorWith = (change: (autoship: Autoship) => void): Step[] => [
  ...openEditor,
  ...answering(
    /\/api\/cart\/autoship(?:\/\d+)?$/,
    ({ data }: { data: { data: Autoship | Autoship[] } }) => [data.data].flat().forEach(change),
  ),
]

/** An autoship's editor, and the goods to add to it. */
export const autoshipEditStates: Shot[] = [
  ...views(
    '/autoship',
    {
      'autoship-edit-new': draft,
      'autoship-edit': running,
      'autoship-edit-stopped': stopped,
    },
    ...openEditor,
  ),
  ...states('/autoship', running, {
    'autoship-edit-changed': [
      ...openEditor,
      (page) => page.locator('#frequency').selectOption('4'),
      (page) => page.locator('#pauze').getByRole('switch').check({ force: true }),
      fill('#pause_to', dayIn(300)),
      press(/^Saglabāt visām|^Save for all/),
      seeAlert,
    ],
    'autoship-edit-locked': editorWith((autoship) => (autoship.lock = 1)),
    'autoship-edit-ended': editorWith((autoship) =>
      Object.assign(autoship, { status: 0, inactive_reason: 'ended', valid_to: '2026-11-01' }),
    ),
    'autoship-edit-warnings': editorWith((autoship) => {
      const skipped_goods = ['Dzesētāja tīrīšana', 'Piegāde']
      Object.assign(autoship, { warnings: 1, payment_type: null, skipped_goods })
      const [water, flakes] = autoship.items
      Object.assign(water!, { missing: 'withdrawn' })
      const substitute = { substitute_good_id: 301, substitute_name: 'Bio griķu pārslas, 500 g' }
      Object.assign(flakes!, { missing: 'out_of_stock', ...substitute })
    }),
    'autoship-add-goods': [
      ...openEditor,
      (page) => page.getByRole('link', { name: /Pievienot preces|Add goods/ }).click(),
      see('article'),
      networkIdle,
    ],
  }),
]
