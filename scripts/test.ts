import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { installTools } from './install-tools.ts'

/** `npm test`: the check, the rules, the server on a real database, and the journeys in a real browser. */
type Vitest = { numPassedTests: number; numFailedTests: number; numPendingTests: number }
type Journeys = { stats: { expected: number; unexpected: number; flaky: number; skipped: number } }

let passed = 0
let failed = 0

const run = (command: string, ...args: string[]) => spawnSync(command, args, { stdio: 'inherit' }).status === 0
const count = (good: number, bad: number) => {
  passed += good
  failed += bad
}

mkdirSync('test-results', { recursive: true })
installTools()
const checked = run(process.execPath, 'scripts/check.ts')
count(checked ? 1 : 0, checked ? 0 : 1)

// Tests of pages and of real processes need the web as well.
const built = run(process.execPath, 'scripts/build.ts')

const vitest = 'test-results/vitest.json'
const vitestFine = run('vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${vitest}`)
const units = existsSync(vitest) ? (JSON.parse(readFileSync(vitest, 'utf8')) as Vitest) : undefined
count(units?.numPassedTests ?? 0, Math.max(units?.numFailedTests ?? 0, vitestFine ? 0 : 1))

const journeys = 'test-results/journeys.json'
const journeysFine = built && run('playwright', 'test')
const walked = existsSync(journeys) ? (JSON.parse(readFileSync(journeys, 'utf8')) as Journeys).stats : undefined
count((walked?.expected ?? 0) + (walked?.flaky ?? 0), Math.max(walked?.unexpected ?? 0, journeysFine ? 0 : 1))

console.log(`${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
