import { foldDiacritics } from '../words/fold.ts'

/** A Latvian name as an address: "Bio griķi, zaļie, 500 g" is `bio-griki-zalie-500-g`. Digits alone would be read as an id. */
export function slugOf(name: string): string {
  const slug = foldDiacritics(name)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
  return /^\d*$/.test(slug) ? `prece-${slug}`.replace(/-$/, '') : slug
}
