import { createHash } from 'node:crypto'
import { done, refuse, type Outcome } from '../../../domain/outcome.ts'
import { keptImages } from './kept-images.ts'
import { renderImage, type ImageRefusal, type ImageShape, type ImageSource } from './render-image.ts'
import { sharedWork } from './shared-work.ts'

export type WantedImage = ImageShape & {
  /** Changes whenever the source does: two sources with one identity are one picture. */
  identity: string
  source: () => ImageSource | Promise<ImageSource>
}

export type Images = ReturnType<typeof openImages>

type Options = {
  directory: string
  maxBytes?: number
  atOnce?: number
  waitingMost?: number
  /** Told when a picture could be made but not kept: the disk is full or forbidden. Pages go on. */
  onTrouble?: (error: unknown) => void
}

/** Pictures made on demand, each once, and kept on disk. */
export function openImages({
  directory,
  maxBytes = 256 * 1024 * 1024,
  atOnce = 2,
  waitingMost = 200,
  onTrouble,
}: Options) {
  const kept = keptImages({ directory, maxBytes })
  const shared = sharedWork<Outcome<Buffer, ImageRefusal>>({ atOnce, waitingMost })

  async function make(wanted: WantedImage, name: string): Promise<Outcome<Buffer, ImageRefusal>> {
    const made = await renderImage(await wanted.source(), wanted)
    if (made.ok) await kept.keep(name, made.value).catch(onTrouble)
    return made
  }

  return {
    etagOf: (wanted: WantedImage) => `"${nameOf(wanted).slice(0, 32)}"`,

    async bytesOf(wanted: WantedImage): Promise<Outcome<Buffer, ImageRefusal | 'busy'>> {
      const name = nameOf(wanted)
      const found = await kept.read(name)
      if (found) return done(found)
      const made = await shared(name, () => make(wanted, name))
      return made.ok ? made.value : refuse(made.refusal)
    },
  }
}

/** Raised when pictures are rendered differently from before, so that kept ones are left behind. */
const RENDERING = 1

function nameOf({ identity, width, height, fit, format }: WantedImage): string {
  const said = [RENDERING, identity, width, height, fit, format].join(' ')
  return `${createHash('sha256').update(said).digest('hex')}.${format}`
}
