import { readFileSync } from 'node:fs'

type Locked = { version: string; integrity?: string; license?: string; dev?: boolean }

const hashOf = ({ integrity = '' }: Locked) =>
  integrity.startsWith('sha512-')
    ? [{ alg: 'SHA-512', content: Buffer.from(integrity.slice(7), 'base64').toString('hex') }]
    : []

/**
 * The packages that production installs, in CycloneDX. `npm sbom --omit=dev` leaves out those that
 * a tool of development needs as well.
 */
export function billOfMaterials() {
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, Locked>
  }
  const { '': _own, ...packages } = lock.packages
  const components = Object.entries(packages)
    .filter(([, locked]) => locked.dev !== true)
    .map(([path, locked]) => {
      const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
      const { version, license } = locked
      const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`
      const licenses = license === undefined ? [] : [{ license: { name: license } }]
      return { type: 'library', name, version, purl, licenses, hashes: hashOf(locked) }
    })
  return { bomFormat: 'CycloneDX', specVersion: '1.6', version: 1, components }
}
