import { expect, test } from 'vitest'
import { CallFailed, CallRefused } from '../../contract/shared/http-client.ts'
import { isRefusal, refusalMessage } from './refusals.ts'

test.each([403, 404, 409, 422])('%i is a refusal', (status) =>
  expect(isRefusal(new CallRefused(status, {}))).toBe(true),
)

test.each([
  new CallRefused(503, {}),
  new CallRefused(500, {}),
  new CallRefused(429, {}),
  new CallFailed('no answer'),
])('a shop that cannot answer now has not refused: %s', (failed) =>
  expect(isRefusal(failed)).toBe(false),
)

test('what stands before the shop answers without a sentence, so that the page has its own', () => {
  expect(refusalMessage(new CallRefused(502, {}), 'Mēģiniet vēlreiz.')).toBe('Mēģiniet vēlreiz.')
  const locked = new CallRefused(409, { error: 'locked', message: 'Jau slēgts.' })
  expect(refusalMessage(locked, 'Mēģiniet vēlreiz.')).toBe('Jau slēgts.')
})
