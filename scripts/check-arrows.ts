import { spawnSync } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'

type Report = {
  summary: {
    totalCruised: number
    violations: { rule: { name: string }; from: string; to: string }[]
  }
}

const cruise = (...paths: string[]): Report => {
  const run = spawnSync(
    'depcruise',
    ['--config', '.dependency-cruiser.cjs', '--output-type', 'json', ...paths],
    {
      encoding: 'utf8',
      maxBuffer: 1 << 28,
    },
  )
  return JSON.parse(run.stdout) as Report
}

/** The check must itself be checked: it has read the house, and a planted bad import is caught. */
const FEWEST_MODULES = 20
const planted = 'domain/planted-bad-import.ts'

/** What is planted goes again, whatever becomes of the look at it. */
function proven(): Report {
  writeFileSync(planted, `import '../server/config.ts'\n`)
  try {
    return cruise(planted)
  } finally {
    rmSync(planted)
  }
}

const proof = proven()
if (!proof.summary.violations.some(({ rule }) => rule.name === 'domain-is-pure')) {
  console.error('The arrows do not bite: a planted import of the server in domain/ was not caught.')
  process.exit(1)
}

const { summary } = cruise('domain', 'contract', 'art', 'server', 'web', 'db')
if (summary.totalCruised < FEWEST_MODULES) {
  console.error(`The arrows were not checked: only ${summary.totalCruised} modules were read.`)
  process.exit(1)
}
for (const { rule, from, to } of summary.violations) console.error(`${rule.name}: ${from} → ${to}`)
if (summary.violations.length > 0) process.exit(1)
console.log(`arrows: ${summary.totalCruised} modules`)
