import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'

type Report = {
  summary: {
    totalCruised: number
    violations: { rule: { name: string }; from: string; to: string }[]
    ruleSetUsed: { forbidden: { name: string }[] }
  }
}

function cruise(folder: string, ...paths: string[]): Report['summary'] {
  const config = resolve('.dependency-cruiser.cjs')
  const run = spawnSync('depcruise', ['--config', config, '--output-type', 'json', ...paths], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  })
  return (JSON.parse(run.stdout) as Report).summary
}

const FEWEST_MODULES = 1_000

// The folder breaks every rule once.
const fixture = cruise('tests/house/arrows-fixture', 'domain', 'contract', 'art', 'server', 'web')
const broken = new Set(fixture.violations.map(({ rule }) => rule.name))
const harmless = fixture.ruleSetUsed.forbidden.filter(({ name }) => !broken.has(name))
for (const { name } of harmless) console.error(`${name} does not bite in the fixture.`)

const house = cruise('.', 'domain', 'contract', 'art', 'server', 'web', 'db')
if (house.totalCruised < FEWEST_MODULES)
  console.error(`The arrows were not checked: only ${house.totalCruised} modules were read.`)
for (const { rule, from, to } of house.violations) console.error(`${rule.name}: ${from} → ${to}`)
if (harmless.length > 0 || house.totalCruised < FEWEST_MODULES || house.violations.length > 0)
  process.exit(1)
console.log(`arrows: ${house.totalCruised} modules`)
