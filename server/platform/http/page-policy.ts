import { createHash } from 'node:crypto'

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g

/**
 * The content policy of one page, with the hashes of its own inline scripts: unlike a nonce, they
 * also hold for a cached page. Tracker hosts are listed only where the shop has a tracker, and the
 * browser loads nothing from them before consent.
 */
export function pagePolicy(html: string, trackerHosts: readonly string[]): string {
  const hashes = [...html.matchAll(INLINE_SCRIPT)].map(
    ([, code]) => `'sha256-${createHash('sha256').update(code!).digest('base64')}'`,
  )
  const others = trackerHosts.join(' ')
  return [
    "default-src 'none'",
    `script-src 'self' ${[...new Set(hashes)].join(' ')} ${others}`.trim(),
    "style-src 'self'",
    `img-src 'self' data: ${others}`.trim(),
    "font-src 'self'",
    `connect-src 'self' ${others}`.trim(),
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "object-src 'none'",
  ].join('; ')
}
