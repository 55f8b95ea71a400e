import { createHash } from 'node:crypto'

/** A network that counts visits, with the names under which its own scripts make trusted types. */
export type Network = { hosts: readonly string[]; trustedTypes: readonly string[] }

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/**
 * The content policy of a page. It allows the inline scripts and styles that the build knows,
 * whatever stands in the page, and no text becomes a script but through the named types. Networks
 * are listed only where the shop has them, and the browser loads nothing from them before consent.
 */
export function pagePolicy(
  scripts: readonly string[],
  networks: readonly Network[],
  styles: readonly string[] = [],
): string {
  const hosts = networks.flatMap((network) => network.hosts)
  const types = networks.flatMap(({ trustedTypes }) => trustedTypes)
  const named = [...(hosts.length > 0 ? ['networks'] : []), ...types]
  return [
    "default-src 'none'",
    ['script-src', "'self'", ...scripts.map(hashOf), ...hosts].join(' '),
    ['style-src', "'self'", ...styles.map(hashOf)].join(' '),
    ['img-src', "'self'", 'data:', ...hosts].join(' '),
    "font-src 'self'",
    ['connect-src', "'self'", ...hosts].join(' '),
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types ${named.length === 0 ? "'none'" : named.join(' ')}`,
  ].join('; ')
}
