import { existsSync } from 'node:fs'

/** The browser without windows does the same work in two thirds of the time; where a machine has none, the whole one serves. */
export const headlessShell = '/usr/bin/chromium-headless-shell'

export const chromiumPath = (): string =>
  process.env.CHROMIUM_PATH ?? (existsSync(headlessShell) ? headlessShell : '/usr/bin/chromium')
