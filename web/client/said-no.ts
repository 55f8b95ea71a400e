import { CallRefused } from '../../contract/http-client.ts'

/** Whether the shop has answered with a "no". No answer at all, or one of a shop in trouble or too busy, says nothing of what was asked. */
export const saidNo = (failed: unknown): failed is CallRefused =>
  failed instanceof CallRefused && failed.status < 500 && failed.status !== 429
