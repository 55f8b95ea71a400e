export type ImageFormat = 'avif' | 'webp' | 'jpeg' | 'png'

export const mediaTypes: Record<ImageFormat, string> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpeg: 'image/jpeg',
  png: 'image/png',
}

/** The smallest format that the caller names. A wildcard names none, so link previews get JPEG. */
export function acceptedFormat(accept: string | undefined): 'avif' | 'webp' | 'jpeg' {
  const named = new Set(
    (accept ?? '')
      .split(',')
      .filter((range) => !refused.test(range))
      .map(mediaType),
  )
  if (named.has('image/avif')) return 'avif'
  return named.has('image/webp') ? 'webp' : 'jpeg'
}

const refused = /;\s*q=0(?:\.0*)?\s*$/i
const mediaType = (range: string) => range.split(';', 1)[0]!.trim().toLowerCase()
