import { foldDiacritics } from '../words/fold.ts'

/**
 * A Latvian name as part of an address: "Bio griķi, zaļie, 500 g" is `bio-griki-zalie-500-g`.
 * Digits alone get a prefix, because they would be read as an id.
 */
export function slugOf(name: string): string {
  const slug = foldDiacritics(name)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
  return /^\d*$/.test(slug) ? `prece-${slug}`.replace(/-$/, '') : slug
}
