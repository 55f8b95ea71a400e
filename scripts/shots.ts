import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { installTools } from './install-tools.ts'

/**
 * `npm run shots [cart user …]`: pictures of every page and of its states on three screens, into
 * `shots/`. Words choose by name or path; `--language en`; `--screen phone`;
 * `--at http://localhost:3000` uses a shop that already runs.
 */
const { values, positionals } = parseArgs({
  options: {
    language: { type: 'string', default: 'lv' },
    screen: { type: 'string', multiple: true, default: [] },
    at: { type: 'string' },
  },
  allowPositionals: true,
})

installTools()
const projects = values.screen.flatMap((screen) => ['--project', screen])
const config = ['--config', 'tests/shots/playwright.config.ts']
const { status } = spawnSync('playwright', ['test', ...config, ...projects], {
  stdio: 'inherit',
  env: {
    ...process.env,
    SHOTS_LANGUAGE: values.language,
    SHOTS_WORDS: positionals.join(' '),
    ...(values.at !== undefined && { SHOTS_AT: values.at }),
  },
})
process.exitCode = status ?? 1
