import { resolve } from 'node:path'

type Bundle = { getModuleInfo: (id: string) => { importedIds: readonly string[] } | null }

const importsOf = new Map<string, Set<string>>()

/** The modules without which a page of the shop cannot run. */
function importsOfPage(page: string, bundle: Bundle): Set<string> {
  const known = importsOf.get(page)
  if (known) return known
  const imports = new Set([resolve('web/shop', page)])
  for (const id of imports)
    for (const next of bundle.getModuleInfo(id)?.importedIds ?? []) imports.add(next)
  importsOf.set(page, imports)
  return imports
}

/** The frame of every page, then what a good's page and the lists share or have alone. */
function chunkOfCatalogue(id: string, bundle: Bundle): string | null {
  const isOf = (page: string) => importsOfPage(page, bundle).has(id)
  if (isOf('root.tsx')) return 'frame'
  const isOfGood = isOf('catalogue/good-page.tsx')
  if (isOf('catalogue/goods-list-page.tsx')) return isOfGood ? 'cards' : 'lists'
  if (isOfGood) return 'good'
  // The home page fetches the file of the lists for its words.
  return isOf('catalogue/home.tsx') && /[\\/]web[\\/]ui[\\/]/.test(id) ? 'lists' : null
}

/**
 * Groups the browser's modules into few files: dozens of small ones compress badly and each costs
 * a request. Pages of the catalogue fetch nothing of `rooms`.
 */
export const chunks = [
  { name: 'react', test: /node_modules|rolldown\/runtime/, priority: 3 },
  { name: chunkOfCatalogue, priority: 2 },
  { name: 'rooms', test: /[\\/]web[\\/].*\.tsx?$/, minShareCount: 8, priority: 1 },
]
