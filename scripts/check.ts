import { spawnSync } from 'node:child_process'

/** `npm run check`: types, lint, format, arrows, words, unused code and generated database types. */
const node = process.execPath
const steps: [name: string, command: string, ...args: string[]][] = [
  ['route types', 'react-router', 'typegen'],
  ['types of domain', 'tsc', '-p', 'tsconfig.domain.json'],
  ['types of server', 'tsc', '-p', 'tsconfig.server.json'],
  ['types of web', 'tsc', '-p', 'tsconfig.web.json'],
  ['lint', 'oxlint', '--type-aware', '--quiet'],
  ['format', 'oxfmt', '--check', '.'],
  ['arrows', node, 'scripts/check-arrows.ts'],
  ['words', node, 'scripts/check-words.ts'],
  ['unused code', 'knip', '--no-progress'],
  ['database types', node, 'scripts/schema.ts', '--check'],
]

for (const [name, command, ...args] of steps) {
  const { status, stdout, stderr } = spawnSync(command, args, { encoding: 'utf8' })
  if (status !== 0) {
    console.error(`${name}: failed\n${stdout}${stderr}`)
    process.exit(1)
  }
  console.log(`${name}: fine`)
}
