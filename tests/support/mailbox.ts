import { afterAll } from 'vitest'
import { mailServer } from './mail-server.ts'

/** A mail server for the tests of one file. */
export async function mailbox() {
  const server = await mailServer()
  afterAll(server.close)
  return server
}
