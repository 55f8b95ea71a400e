import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { headOfTable, type Reported, rowOfTable } from './figures.ts'
import { plotsOf } from './plots.ts'
import { serviceEnvironment, serviceOptions } from './shop-process.ts'

/**
 * `npm run bench [-- NAME … --data DIR]`: runs all measurements, or the named, one after the other,
 * and writes a table and plots to `test-results/bench/`. The large shop is made where it is missing.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { data: { type: 'string', default: './data/bench' } },
})
const large = values.data

/** Each program of this folder and what it is given. */
const programs: readonly (readonly [name: string, ...args: string[]])[] = [
  ['catalogue', large],
  ['office', large],
  ['checkout', '4000'],
  ['place-orders', '8000', large],
  ['read-carts', '2000', '10'],
  ['read-carts', '16', '1000'],
  ['list-orders', '3000'],
  ['closing'],
  ['growth'],
  ['price-cart'],
  ['bank'],
  ['money', '5000', '100'],
  ['generate-autoships', '100000'],
  ['import-register'],
  ['checkout-steps'],
  ['scroll'],
  ['phone'],
  ['memory', large, '5'],
]

const folder = 'test-results/bench'
const figuresFile = `${folder}/figures.jsonl`
mkdirSync(folder, { recursive: true })
rmSync(figuresFile, { force: true })
writeFileSync(figuresFile, '')

const chosen = programs.filter(([name]) => positionals.length === 0 || positionals.includes(name))
if (chosen.some((program) => program.includes(large)) && !existsSync(large)) makeLargeShop()
const failed = chosen.filter((program) => !hasRun(program)).map((program) => program.join(' '))
const figures = readFileSync(figuresFile, 'utf8')
  .split('\n')
  .filter(Boolean)
  .map((line) => JSON.parse(line) as Reported)
const taken = `Taken on ${cpus().length} cores with Node ${process.version}.`
const table = [taken, '', headOfTable, ...figures.map(rowOfTable)].join('\n')
writeFileSync(`${folder}/table.md`, `${table}\n`)
for (const [name, svg] of plotsOf(figures)) writeFileSync(`${folder}/${name}.svg`, svg)
console.log(`\nThe table and the plots are in ${folder}.`)
if (failed.length > 0)
  console.error(`Ended by an error, or above what is wanted: ${failed.join(', ')}`)
process.exit(failed.length > 0 ? 1 : 0)

function makeLargeShop(): void {
  const made = spawnSync('npm', ['run', 'shop', '--', 'seed', '--size', 'large'], {
    stdio: 'inherit',
    env: { ...process.env, DATA_DIR: large },
  })
  if (made.status !== 0) process.exit(1)
}

function hasRun([name, ...args]: readonly [string, ...string[]]): boolean {
  console.log(`\n# ${[name, ...args].join(' ')} (load ${loadavg()[0]!.toFixed(1)})\n`)
  const program = fileURLToPath(new URL(`${name}.ts`, import.meta.url))
  const { status } = spawnSync(process.execPath, [...serviceOptions, program, ...args], {
    stdio: 'inherit',
    env: { ...process.env, ...serviceEnvironment, BENCH_FIGURES: figuresFile },
  })
  return status === 0
}
