import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { done, type Outcome } from '../../../domain/outcome.ts'
import { keptImages } from './kept-images.ts'
import { openPainter } from './painter.ts'
import type { ImageRefusal, ImageShape, ImageSource } from './render-image.ts'
import { sharedWork } from './shared-work.ts'

export type WantedImage = ImageShape & {
  /** Changes whenever the source does: two sources with one identity are one picture. */
  identity: string
  source: () => ImageSource | Promise<ImageSource>
}

type Made = Outcome<Buffer, ImageRefusal | 'busy'>

export type Images = ReturnType<typeof openImages>

type Options = {
  directory: string
  maxBytes?: number
  atOnce?: number
  waitingMost?: number
  /** Told when a picture could be made but not kept: the disk is full or forbidden. Pages go on. */
  onTrouble?: (error: unknown) => void
}

/** The cards of a whole list, in memory: reading a file costs four times the answer. */
const RECENT_BYTES = 8 * 1024 * 1024

/** Pictures made on demand, each once, and kept on disk. */
export function openImages({
  directory,
  maxBytes = 256 * 1024 * 1024,
  atOnce = 2,
  waitingMost = 200,
  onTrouble,
}: Options) {
  const kept = keptImages({ directory, maxBytes })
  const recent = new LRUCache<string, Buffer>({
    maxSize: RECENT_BYTES,
    sizeCalculation: (bytes) => bytes.length,
  })
  const painter = openPainter()
  const shared = sharedWork<Made>({ atOnce, waitingMost })

  async function make(wanted: WantedImage, name: string): Promise<Made> {
    const made = await painter.paint(await wanted.source(), wanted)
    if (made.ok) await kept.keep(name, made.value).catch((error: unknown) => onTrouble?.(error))
    return made
  }

  function remembered(name: string, bytes: Buffer): Made {
    recent.set(name, bytes)
    return done(bytes)
  }

  return {
    etagOf: (wanted: WantedImage) => `"${nameOf(wanted).slice(0, 32)}"`,

    async bytesOf(wanted: WantedImage): Promise<Made> {
      const name = nameOf(wanted)
      const found = recent.get(name) ?? (await kept.read(name))
      if (found) return remembered(name, found)
      const made = await shared(name, () => make(wanted, name))
      if (!made.ok) return made
      return made.value.ok ? remembered(name, made.value.value) : made.value
    },

    close: () => painter.close(),
  }
}

/** Raised when pictures are rendered differently from before, so that kept ones are left behind. */
const RENDERING = 1

function nameOf({ identity, width, height, fit, format }: WantedImage): string {
  const said = [RENDERING, identity, width, height, fit, format].join(' ')
  return `${createHash('sha256').update(said).digest('hex')}.${format}`
}
