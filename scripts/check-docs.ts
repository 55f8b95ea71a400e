import { execFile, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '../tests/support/free-port.ts'
import { notTried } from './docs/not-tried.ts'
import { type Trial, trials } from './docs/trials.ts'

/**
 * `npm run check -- --docs`: clones the last commit into a new folder, starts it as the README
 * says, and tries every command of the README, the handbook and the operator's pages beside its
 * demo. Words choose some of them.
 */
const folder = mkdtempSync(join(tmpdir(), 'avots-docs-'))
const clone = join(folder, 'avots')
const port = await freePort()
const words = process.argv.slice(2)

const environment = (more: Record<string, string>) => {
  const { PATH, HOME, LANG, CHROMIUM_PATH, NODE_EXTRA_CA_CERTS } = process.env
  const given = { CHROMIUM_PATH, NODE_EXTRA_CA_CERTS }
  return { PATH, HOME, LANG, ...given, ...more }
}

type Ended = { code: number; output: string }

const shell = (line: string, cwd = clone, ownPort = port) =>
  new Promise<Ended>((resolve) => {
    const options = {
      cwd,
      env: environment({ PORT: String(ownPort) }),
      maxBuffer: 64 * 1024 * 1024,
    }
    execFile('bash', ['-c', line], options, (error, stdout, stderr) =>
      resolve({ code: error === null ? 0 : 1, output: `${stdout}${stderr}` }),
    )
  })

const answers = async (at: number, path: string) =>
  (await fetch(`http://localhost:${at}${path}`).catch(() => undefined))?.ok === true

/** Starts what serves in a group of its own, and waits until its doors are open. */
async function serve(line: string, at: number, paths: readonly string[], minutes: number) {
  const env = environment({ PORT: String(at) })
  const child = spawn('bash', ['-c', line], { cwd: clone, env, stdio: 'ignore', detached: true })
  const ended = new Promise((resolve) => child.once('exit', resolve))
  const stop = async () => {
    if (child.exitCode === null) process.kill(-child.pid!, 'SIGTERM')
    await ended
  }
  for (let waited = 0; waited < minutes * 60; waited += 1) {
    const open = await Promise.all(paths.map((path) => answers(at, path)))
    if (open.every(Boolean)) return { isServing: true, stop }
    await pause(1_000)
  }
  return { isServing: false, stop }
}

/** What is wrong, or nothing. */
async function attempt({ line, refuses, serves }: Trial, facts: Record<string, string>) {
  const filled = line
    .replaceAll(/\{(\w+)\}/g, (_whole, name: string) => facts[name]!)
    .replaceAll(/(^|&& |\S=\S+ )shop /g, '$1npm run --silent shop -- ')
  if (serves) {
    const { isServing, stop } = await serve(filled, await freePort(), ['/health/ready'], 4)
    await stop()
    return isServing ? undefined : 'did not serve'
  }
  const { code, output } = await shell(filled)
  if (refuses === undefined) return code === 0 ? undefined : output
  return code !== 0 && refuses.test(output) ? undefined : `was not refused so:\n${output}`
}

/** The company of the demo is made behind the open shop. */
async function readFacts(): Promise<Record<string, string>> {
  for (let tries = 0; tries < 60; tries += 1) {
    const { code, output } = await shell('node_modules/.bin/node scripts/docs/demo-facts.ts')
    if (code === 0) return { ...(JSON.parse(output) as Record<string, string>), port: String(port) }
    await pause(5_000)
  }
  throw new Error('The demo has no vans of today')
}

const { code, output } = await shell(`git clone --quiet "${process.cwd()}" "${clone}"`, folder)
if (code !== 0) throw new Error(output)
const shop = await serve('npm start', port, ['/', '/office', '/driver'], 10)
let isFine = shop.isServing
if (isFine) {
  const facts = await readFacts()
  for (const [command, trial] of Object.entries(trials)) {
    if (words.length > 0 && !words.some((word) => command.includes(word))) continue
    const problem = await attempt(trial, facts)
    console.log(problem === undefined ? `fine: ${command}` : `FAILED: ${command}\n${problem}`)
    isFine &&= problem === undefined
  }
  for (const [command, why] of Object.entries(notTried))
    console.log(`not tried: ${command}: ${why}`)
} else console.error('npm start did not open three doors')
await shop.stop()
rmSync(folder, { recursive: true, force: true })
process.exitCode = isFine ? 0 : 1
