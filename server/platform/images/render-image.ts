import sharp, { type Sharp } from 'sharp'
import { done, refuse, type Outcome } from '../../../domain/outcome.ts'
import type { ImageFormat } from './image-format.ts'

export type ImageSource = { svg: string } | { photo: Buffer }

export type ImageShape = {
  width: number
  height: number
  fit: 'contain' | 'cover' | 'inside'
  format: ImageFormat
}

export type ImageRefusal = 'too_large' | 'unreadable'

const PHOTO_BYTES = 10 * 1024 * 1024
const PHOTO_PIXELS = 50_000_000
const SIDE_PIXELS = 3000
const TIMEOUT_SECONDS = 20
const photoFormats = new Set(['jpeg', 'png', 'webp', 'avif', 'heif'])
const clear = { r: 255, g: 255, b: 255, alpha: 0 }

// One thread a picture: shared-work.ts decides how many are rendered at once.
sharp.concurrency(1)
sharp.cache(false)

/** One picture in one size and format. A photo is turned upright and loses its metadata. */
export async function renderImage(
  source: ImageSource,
  shape: ImageShape,
): Promise<Outcome<Buffer, ImageRefusal>> {
  const { width, height, fit, format } = shape
  if (width > SIDE_PIXELS || height > SIDE_PIXELS) return refuse('too_large')
  if ('photo' in source && source.photo.length > PHOTO_BYTES) return refuse('too_large')
  try {
    const image =
      'svg' in source ? await drawn(source.svg, shape) : await photographed(source.photo)
    if (!image) return refuse('unreadable')
    const sized = image
      .resize(width, height, { fit, background: clear, withoutEnlargement: fit === 'inside' })
      .timeout({ seconds: TIMEOUT_SECONDS })
    return done(await encoded(sized, format).toBuffer())
  } catch {
    return refuse('unreadable')
  }
}

async function drawn(svg: string, { width, height }: ImageShape): Promise<Sharp> {
  const bytes = Buffer.from(svg)
  const plain = await sharp(bytes).metadata()
  const scale = Math.max(width / plain.width, height / plain.height)
  return sharp(bytes, { density: 72 * scale, limitInputPixels: PHOTO_PIXELS })
}

async function photographed(photo: Buffer): Promise<Sharp | undefined> {
  const image = sharp(photo, { limitInputPixels: PHOTO_PIXELS, failOn: 'error' })
  const { format } = await image.metadata()
  return photoFormats.has(format) ? image.autoOrient() : undefined
}

function encoded(image: Sharp, format: ImageFormat): Sharp {
  if (format === 'avif') return image.avif({ quality: 55, effort: 1, chromaSubsampling: '4:4:4' })
  if (format === 'webp')
    return image.webp({ quality: 84, alphaQuality: 90, smartSubsample: true, effort: 2 })
  if (format === 'png')
    return image.png({ compressionLevel: 9, palette: true, quality: 95, effort: 7 })
  return image
    .flatten({ background: clear })
    .jpeg({ quality: 86, chromaSubsampling: '4:4:4', mozjpeg: true })
}
