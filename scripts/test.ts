import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import type { Tally } from '../tests/support/vitest-tally.ts'
import { installTools } from './install-tools.ts'

/** `npm test`: the check, the rules, the server on a real database, and the journeys in a real browser. */
type Spec = { file: string; line: number; title: string; ok: boolean; tests: { projectName: string }[] }
type Suite = { suites?: Suite[]; specs?: Spec[] }
type Journeys = Suite & { stats: { expected: number; unexpected: number; flaky: number } }

let passed = 0
const failures: string[] = []

const run = (command: string, ...args: string[]) => spawnSync(command, args, { stdio: 'inherit' }).status === 0

/** What a run wrote, or nothing where it fell before it could. */
const readReport = (file: string): unknown => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined)

/** At least one failure where a run says it did not go well. */
function count(what: string, isFine: boolean, good: number, bad: string[]): void {
  passed += good
  failures.push(...(bad.length === 0 && !isFine ? [what] : bad))
}

const fallenSpecs = ({ suites = [], specs = [] }: Suite): string[] => [
  ...specs
    .filter(({ ok }) => !ok)
    .map(({ file, line, title, tests }) => `[${tests[0]?.projectName}] ${file}:${line} › ${title}`),
  ...suites.flatMap(fallenSpecs),
]

mkdirSync('test-results', { recursive: true })
installTools()
const isChecked = run(process.execPath, 'scripts/check.ts')
count('the check', isChecked, isChecked ? 1 : 0, [])

// Tests of pages and of real processes need the web as well.
const isBuilt = run(process.execPath, 'scripts/build.ts')

const vitest = 'test-results/vitest.json'
rmSync(vitest, { force: true })
const areUnitsFine = run('vitest', 'run', '--reporter=default', '--reporter=./tests/support/vitest-tally.ts')
const units = readReport(vitest) as Tally | undefined
count('vitest', areUnitsFine, units?.passed ?? 0, units?.failures ?? [])

const journeys = 'test-results/journeys.json'
rmSync(journeys, { force: true })
const areJourneysFine = isBuilt && run('playwright', 'test')
const walked = readReport(journeys) as Journeys | undefined
const walkedFine = (walked?.stats.expected ?? 0) + (walked?.stats.flaky ?? 0)
count('the journeys', areJourneysFine, walkedFine, walked === undefined ? [] : fallenSpecs(walked))

for (const failure of failures) console.log(`failed: ${failure}`)
console.log(`${passed} passed, ${failures.length} failed`)
process.exit(failures.length === 0 ? 0 : 1)
