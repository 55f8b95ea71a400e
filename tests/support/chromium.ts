import { existsSync } from 'node:fs'

/** Needs two thirds of the time of the whole browser, which is used where it is missing. */
export const headlessShell = '/usr/bin/chromium-headless-shell'

export const chromiumPath = (): string =>
  process.env.CHROMIUM_PATH ?? (existsSync(headlessShell) ? headlessShell : '/usr/bin/chromium')
