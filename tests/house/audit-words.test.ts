import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { attentionSources } from '../../server/attention-sources.ts'
import { deeds } from '../../server/deeds.ts'
import { mailTemplates } from '../../server/mails.ts'
import { auditWords } from '../../web/words/office/audit.ts'
import { customerPageWords } from '../../web/words/office/customer-page.ts'
import { attentionKinds as en } from '../../web/words/office/en/attention-kinds.ts'
import { attentionKinds as lv } from '../../web/words/office/lv/attention-kinds.ts'
import { todayWords } from '../../web/words/office/today.ts'

const attentionKinds = { lv, en }
const written = /(?:\baction: |auditVehicle\(tx, by, )'(\w+\.\w+)'/g

/** The acts that verbs write, and each deed, which is written by its name. */
const actions = [
  ...Object.keys(deeds),
  ...globSync('server/**/*.ts', { exclude: (path) => path.endsWith('.test.ts') }).flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(written)].map(([, action]) => action!),
  ),
]

// Issue 20: audit.
test.each(['lv', 'en'] as const)('the audit says every act in words (%s)', (language) => {
  expect(actions.length).toBeGreaterThan(100)
  expect(actions.filter((action) => !(action in auditWords[language].actions))).toEqual([])
})

const ofOffice = /^staff\.|-office$/

test.each(['lv', 'en'] as const)(
  'the history names every letter to a customer (%s)',
  (language) => {
    const letters = Object.keys(mailTemplates).filter((template) => !ofOffice.test(template))
    expect(letters.length).toBeGreaterThan(50)
    const { letters: named } = customerPageWords[language]
    expect(letters.filter((template) => !(template in named))).toEqual([])
  },
)

test.each(['lv', 'en'] as const)(
  'no row of the first page is named by its code (%s)',
  (language) => {
    const { titles } = todayWords[language]
    const named = (kind: string) => kind in titles && kind in attentionKinds[language]
    expect(attentionSources.map(({ kind }) => kind).filter((kind) => !named(kind))).toEqual([])
  },
)
