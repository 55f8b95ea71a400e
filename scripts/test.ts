import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import type { Tally } from '../tests/support/vitest-tally.ts'
import { installTools } from './install-tools.ts'

/** `npm test`: the check, the rules, the server on a real database, and the journeys in a real browser. */
type Spec = {
  file: string
  line: number
  title: string
  ok: boolean
  tests: { projectName: string }[]
}
type Suite = { suites?: Suite[]; specs?: Spec[] }
type Journeys = Suite & { stats: { expected: number; unexpected: number; flaky: number } }

let passed = 0
const failures: string[] = []

const COMPLAINT_LINES = 20

/** What a run complained of is kept: it is named at the end where no test of its own fell. */
function run(command: string, ...args: string[]): { isFine: boolean; complaint: string } {
  const { status, stderr } = spawnSync(command, args, {
    stdio: ['inherit', 'inherit', 'pipe'],
    encoding: 'utf8',
    maxBuffer: Number.POSITIVE_INFINITY,
  })
  process.stderr.write(stderr)
  return {
    isFine: status === 0,
    complaint: stderr.trimEnd().split('\n').slice(-COMPLAINT_LINES).join('\n'),
  }
}

/** What a run wrote, or nothing where it fell before it could. */
const readReport = (file: string): unknown =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined

/** At least one failure where a run says it did not go well. */
function count(
  what: string,
  { isFine, complaint }: ReturnType<typeof run>,
  good: number,
  bad: string[],
): void {
  passed += good
  failures.push(...(bad.length === 0 && !isFine ? [`${what}: ${complaint}`] : bad))
}

const fallenSpecs = ({ suites = [], specs = [] }: Suite): string[] => [
  ...specs
    .filter(({ ok }) => !ok)
    .map(({ file, line, title, tests }) => `[${tests[0]?.projectName}] ${file}:${line} › ${title}`),
  ...suites.flatMap(fallenSpecs),
]

mkdirSync('test-results', { recursive: true })
installTools()
const check = run(process.execPath, 'scripts/check.ts')
count('the check', check, check.isFine ? 1 : 0, [])

// Tests of pages and of real processes need the web as well.
const build = run(process.execPath, 'scripts/build.ts')

const vitest = 'test-results/vitest.json'
rmSync(vitest, { force: true })
const unitRun = run(
  'vitest',
  'run',
  '--reporter=default',
  '--reporter=./tests/support/vitest-tally.ts',
)
const units = readReport(vitest) as Tally | undefined
count('vitest', unitRun, units?.passed ?? 0, units?.failures ?? [])

const journeys = 'test-results/journeys.json'
rmSync(journeys, { force: true })
const walk = build.isFine ? run('playwright', 'test') : build
const walked = readReport(journeys) as Journeys | undefined
const walkedFine = (walked?.stats.expected ?? 0) + (walked?.stats.flaky ?? 0)
count('the journeys', walk, walkedFine, walked === undefined ? [] : fallenSpecs(walked))

for (const failure of failures) console.log(`failed: ${failure}`)
console.log(`${passed} passed, ${failures.length} failed`)
process.exit(failures.length === 0 ? 0 : 1)
