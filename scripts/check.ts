import { execFile } from 'node:child_process'

/**
 * `npm run check`: types, lint, format, arrows, words, unused code, the documents of the APIs and
 * generated database types. `-- --vnu` has the W3C's checker read the pages; it needs Java.
 * `-- --docs` tries the commands of the documents in a fresh clone, for some minutes.
 */
const node = process.execPath
const steps: [name: string, command: string, ...args: string[]][] = [
  ['types of domain', 'tsc', '-p', 'tsconfig.domain.json'],
  ['types of server', 'tsc', '-p', 'tsconfig.server.json'],
  ['types of web', 'tsc', '-p', 'tsconfig.web.json'],
  ['lint', 'oxlint', '--type-aware', '--quiet'],
  ['format', 'oxfmt', '--check', '.'],
  ['arrows', node, 'scripts/check-arrows.ts'],
  ['words', node, 'scripts/check-words.ts'],
  ['unused code', 'knip', '--no-progress'],
  ['documents of the APIs', node, 'scripts/check-api.mjs'],
  ['database types', node, 'scripts/schema.ts', '--check'],
]

// A developer's machine need not ask the registry each time.
if (process.env.CI) steps.push(['signatures', node, 'scripts/check-signatures.ts'])

if (process.argv.includes('--vnu')) {
  process.env.VNU = 'on'
  steps.push([
    'vnu',
    'vitest',
    'run',
    '--project',
    'server',
    'tests/house/pages/valid-html.test.ts',
  ])
}

if (process.argv.includes('--docs')) steps.push(['documents', node, 'scripts/check-docs.ts'])

const PARALLEL_STEPS = 2

/** The output of a failed step. */
const run = (command: string, args: string[]) =>
  new Promise<string | undefined>((resolve) => {
    execFile(command, args, { maxBuffer: Number.POSITIVE_INFINITY }, (error, stdout, stderr) =>
      resolve(error === null ? undefined : `${stdout}${stderr}` || error.message),
    )
  })

let isFine = true

async function runNext() {
  for (let step = steps.shift(); step !== undefined; step = steps.shift()) {
    const [name, command, ...args] = step
    const found = await run(command, args)
    if (found === undefined) console.log(`${name}: fine`)
    else console.error(`${name}: failed\n${found}`)
    isFine &&= found === undefined
  }
}

// The other steps read the types of the routes.
await run('react-router', ['typegen'])
await Promise.all(Array.from({ length: PARALLEL_STEPS }, runNext))
process.exitCode = isFine ? 0 : 1
