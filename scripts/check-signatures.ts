import { spawnSync } from 'node:child_process'

/**
 * Fails if a package is not the one that the registry signed. Without a registry that answers there
 * is nothing to compare with, and a machine without a network checks nothing.
 */
type Audit = { invalid?: { name: string; version: string }[]; error?: { summary: string } }

const limits = ['--fetch-retries=0', '--fetch-timeout=20000']
const { stdout } = spawnSync('npm', ['audit', 'signatures', '--json', ...limits], {
  encoding: 'utf8',
  timeout: 120_000,
})
const audit = JSON.parse(stdout || '{"error":{"summary":"npm did not answer"}}') as Audit

for (const { name, version } of audit.invalid ?? [])
  console.error(`The registry did not sign ${name} ${version}.`)
if (audit.error) console.log(`Signatures were not checked: ${audit.error.summary}`)
process.exitCode = audit.invalid?.length ? 1 : 0
