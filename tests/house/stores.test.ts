import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** A value that the whole tab shares: made by one of these at the top of a module. */
const shared = /^(?:export )?const (\w+)[^=]*= (createStore|createPersonalStore|createObserved)\b/gm

const found = globSync('web/shop/**/*.{ts,tsx}')
  .filter((file) => !file.includes('.test.'))
  .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(shared)].map(([, name]) => name!))
  .toSorted()

/** Is here on every page: the user, the cart, what is coming, the answer about cookies. */
const stores = ['cartStore', 'consent', 'upcomingStore', 'userStore']

/** The state of one dialog, editor, choice or message, which its own room alone shows. */
const ownState = [
  'cartDrawer',
  'chosenWay',
  'guestReplacements',
  'isUsedFirst',
  'lastChange',
  'lastTimeStore',
  'logInPrompt',
  'missingFromOrder',
  'offlineParts',
  'openAutoship',
  'openCopy',
  'pagesSince',
  'paymentWaysStore',
  'pendingFields',
  'sessionEnded',
  'storesSince',
]

test('the shop has at most four global stores; a page’s data comes through its loader', () => {
  expect(stores.length).toBeLessThanOrEqual(4)
  expect(found).toEqual([...stores, ...ownState].toSorted())
})
