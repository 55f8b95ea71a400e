import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { text } from 'node:stream/consumers'
import { once } from 'node:events'
import { stripVTControlCharacters } from 'node:util'
import type { Tally } from '../tests/support/vitest-tally.ts'
import { installTools } from './install-tools.ts'

/**
 * `npm test`: the check, the rules, the server on a real database, and the journeys in a real
 * browser. `npm run test:quick` leaves out the faults, the built pages and the journeys.
 */
type Spec = {
  file: string
  line: number
  title: string
  ok: boolean
  tests: { projectName: string; results: { error?: { message?: string } }[] }[]
}
type Suite = { suites?: Suite[]; specs?: Spec[] }
type Journeys = Suite & { stats: { expected: number; unexpected: number; flaky: number } }
type Run = { isFine: boolean; complaint: string }

const isQuick = process.argv.includes('--quick')
const ERROR_LINES = 20

let passed = 0
const failures: string[] = []

async function run(env: Record<string, string>, command: string, ...args: string[]): Promise<Run> {
  const child = spawn(command, args, {
    stdio: ['ignore', 'inherit', 'pipe'],
    env: { ...process.env, ...env },
  })
  const [complaint, [status]] = await Promise.all([text(child.stderr), once(child, 'exit')])
  process.stderr.write(complaint)
  return {
    isFine: status === 0,
    complaint: complaint.trimEnd().split('\n').slice(-ERROR_LINES).join('\n'),
  }
}

/** A run that failed counts as at least one failure, even without a failed test. */
function count(name: string, { isFine, complaint }: Run, good: number, bad: string[]): void {
  passed += good
  failures.push(...(bad.length === 0 && !isFine ? [`${name}: ${complaint}`] : bad))
}

/** The report of a run; none if the run ended before it was written. */
const readReport = (file: string): unknown =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined

async function check() {
  const checked = await run({}, process.execPath, 'scripts/check.ts')
  count('the check', checked, checked.isFine ? 1 : 0, [])
}

async function vitest(name: string, ...projects: string[]) {
  const file = `test-results/vitest-${name}.json`
  rmSync(file, { force: true })
  const chosen = projects.flatMap((project) => ['--project', project])
  const reporters = ['--reporter=default', '--reporter=./tests/support/vitest-tally.ts']
  const env = { TALLY: file, ...(isQuick && { QUICK: '1' }) }
  const tested = await run(env, 'vitest', 'run', ...chosen, ...reporters)
  const tally = readReport(file) as Tally | undefined
  count(`the tests of ${name}`, tested, tally?.passed ?? 0, tally?.failures ?? [])
}

const failedSpecs = ({ suites = [], specs = [] }: Suite): string[] => [
  ...specs
    .filter(({ ok }) => !ok)
    .map(({ file, line, title, tests: [test] }) => {
      const reason = test?.results.at(-1)?.error?.message ?? ''
      return `[${test?.projectName}] ${file}:${line} › ${title}: ${stripVTControlCharacters(reason)}`
    }),
  ...suites.flatMap(failedSpecs),
]

async function journeys() {
  const file = 'test-results/journeys.json'
  rmSync(file, { force: true })
  const walked = await run({}, 'playwright', 'test')
  const report = readReport(file) as Journeys | undefined
  const good = (report?.stats.expected ?? 0) + (report?.stats.flaky ?? 0)
  count('the journeys', walked, good, report === undefined ? [] : failedSpecs(report))
}

mkdirSync('test-results', { recursive: true })
// A step that waits leaves the processor to the other.
if (isQuick) await Promise.all([check(), vitest('quick', 'rules', 'web', 'server')])
else {
  installTools()
  // One build serves the tests of pages, the real processes and the journeys.
  const built = await run({}, process.execPath, 'scripts/build.ts')
  count('the build', built, 0, [])
  // The build writes the types of the routes anew, which the check reads.
  await Promise.all([check(), vitest('units', 'rules', 'web', 'server')])
  await Promise.all([vitest('processes', 'processes'), built.isFine && journeys()])
}

for (const failure of failures) console.log(`failed: ${failure}`)
console.log(`${passed} passed, ${failures.length} failed`)
process.exit(failures.length === 0 ? 0 : 1)
