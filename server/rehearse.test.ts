import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { rehearsalReport, reportText } from './rehearsal-report.ts'
import { rehearsalCommands } from './rehearse.ts'
import type { OpenApp } from './open-app.ts'
import { settableClock } from './platform/clock.ts'
import { folderTransport } from './platform/mail/folder-transport.ts'
import { dayOf } from '../domain/calendar.ts'
import { testShop } from '../tests/support/shop.ts'

const shop = await testShop()
const folder = mkdtempSync(join(tmpdir(), 'avots-rehearsal-'))
afterAll(() => rmSync(folder, { recursive: true }))

const run = (options: Record<string, string>) =>
  rehearsalCommands['rehearse']!.run(shop.app as OpenApp, { words: [], options })

test('a period that cannot be rehearsed is refused in one line', async () => {
  await expect(run({ from: '2026-12-01' })).rejects.toThrow('--to must be a day')
  await expect(run({ from: '2026-12-02', to: '2026-12-01' })).rejects.toThrow(
    '--to must not be before --from.',
  )
  await expect(run({ from: '2026-12-01', to: '2029-12-01' })).rejects.toThrow('At most 400 days')
  await expect(run({ from: '2026-12-01', to: '2026-12-02', out: folder })).rejects.toThrow(
    'exists already',
  )
})

test('a letter of a rehearsal lies in the folder of its day and goes nowhere', async () => {
  const letters = join(folder, 'letters')
  const transport = folderTransport(letters, settableClock('2026-12-01T08:00:00Z'))
  const letter = { subject: 'Jaunumi', text: 'Sveiki!', html: '<p>Sveiki!</p>' }
  await transport.send({ ...letter, to: '../a@b.lv', messageId: '1', headers: {} })
  expect(readdirSync(join(letters, '2026-12-01'))).toEqual([
    '00001 .._a@b.lv.html',
    '00001 .._a@b.lv.txt',
  ])
  expect(readFileSync(join(letters, '2026-12-01', '00001 .._a@b.lv.txt'), 'utf8')).toBe(
    '../a@b.lv\nJaunumi\n\nSveiki!',
  )
})

test('the report has a row for each day, and names failed jobs and broken rules', async () => {
  const period = { from: dayOf('2026-12-01'), to: dayOf('2026-12-03') }
  const figures = await rehearsalReport(shop.app, period)
  expect(figures).toMatchObject({ moneyProblems: [], papers: [], letters: [] })
  const runs = [{ name: 'a.job', runs: 2, ms: 3, failures: ['the disk is full'] }]
  const text = reportText({ ...figures, seconds: 1.5, runs })
  expect(text).toContain('| 2026-12-03 | 0 | 0 | 0 | 0 | 0 | 0 |')
  expect(text).toContain('- a.job: the disk is full')
  expect(text).toContain('The ledger agrees with everything.')
})
