import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'

/** `npm run faults [s17 …]`: every scenario at its full length, and a report of what held. */
type Test = { fullName: string; status: string; duration?: number; failureMessages: string[] }
type Results = { testResults: { name: string; assertionResults: Test[] }[] }

const runs = process.env.SEED
  ? `seed ${process.env.SEED}`
  : `${(process.env.FAULT_RUNS ??= '50')} runs each`
const chosen = process.argv.slice(2).map((name) => `tests/faults/${name}`)
const scenarios = chosen.length > 0 ? chosen : ['tests/faults/']

mkdirSync('test-results', { recursive: true })
const file = 'test-results/faults.json'
rmSync(file, { force: true })
const projects = ['--project', 'server', '--project', 'processes']
const limits = [
  '--testTimeout=3600000',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${file}`,
]
const { status } = spawnSync('vitest', ['run', ...projects, ...limits, ...scenarios], {
  stdio: 'inherit',
})

if (!existsSync(file)) {
  console.error('Nothing was run to its end: there is no report.')
  process.exit(status || 1)
}
const { testResults } = JSON.parse(readFileSync(file, 'utf8')) as Results
const lines = testResults.flatMap(({ name, assertionResults }) => [
  `\n## ${name.split('/tests/faults/').at(-1)}\n`,
  ...assertionResults.map(({ fullName, status: end, duration = 0, failureMessages }) =>
    [
      `- ${end === 'passed' ? 'held' : end}: ${fullName} (${(duration / 1_000).toFixed(1)} s)`,
      ...failureMessages.map((message) => `  ${message.split('\n')[0]}`),
    ].join('\n'),
  ),
])
const report = 'test-results/faults.md'
writeFileSync(report, [`# Faults, ${runs}, ${new Date().toISOString()}`, ...lines, ''].join('\n'))
console.log(`The report is in ${report}.`)
process.exit(status ?? 1)
