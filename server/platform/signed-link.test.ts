import { expect, test } from 'vitest'
import { signLink, verifyLink } from './signed-link.ts'

const secret = 'a secret of tests, at least thirty-two characters'
const now = new Date('2026-11-20T08:00:00Z')
const expires = new Date('2026-11-21T08:00:00Z')
const key = signLink(secret, { purpose: 'order-confirm', subject: '7:123', expires })

test('a link gives back its subject', () => {
  expect(verifyLink([secret], 'order-confirm', key, now)).toEqual({
    ok: true,
    value: { subject: '7:123', issuedAt: new Date(0) },
  })
})

test('a link for one purpose is invalid for another', () => {
  expect(verifyLink([secret], 'order-cancel', key, now)).toEqual({
    ok: false,
    refusal: 'link_invalid',
  })
})

test('a changed, shortened or foreign link is invalid', () => {
  const [expiry, , signature] = key.split('.')
  const other = `${expiry}.${Buffer.from('7:124').toString('base64url')}.${signature}`
  const foreign = signLink('another secret of thirty-two characters', {
    purpose: 'order-confirm',
    subject: '7:123',
    expires,
  })
  for (const wrong of [other, foreign, key.slice(0, -1), `${key}A`, `z${key}`, '', '..', 'a.b.c']) {
    expect(verifyLink([secret], 'order-confirm', wrong, now)).toEqual({
      ok: false,
      refusal: 'link_invalid',
    })
  }
})

test('a link is valid until it expires', () => {
  expect(verifyLink([secret], 'order-confirm', key, expires).ok).toBe(true)
  const later = new Date(expires.getTime() + 1_000)
  expect(verifyLink([secret], 'order-confirm', key, later)).toEqual({
    ok: false,
    refusal: 'link_expired',
  })
})

// S-m8
test('while secrets rotate, a key of the previous one is valid and says when it was issued', () => {
  const issuedAt = new Date('2026-11-20T07:00:00Z')
  const made = signLink(secret, { purpose: 'order-confirm', subject: '7:123', expires, issuedAt })
  const next = 'the next secret of tests, at least thirty-two characters'
  const value = { subject: '7:123', issuedAt }
  expect(verifyLink([next, secret], 'order-confirm', made, now)).toEqual({ ok: true, value })
  expect(verifyLink([next], 'order-confirm', made, now).ok).toBe(false)
})
