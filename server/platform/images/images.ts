import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { done, type Outcome } from '../../../domain/outcome.ts'
import { watchCache } from '../metrics.ts'
import { diskCache } from './disk-cache.ts'
import { openRenderer } from './renderer.ts'
import type { ImageRefusal, ImageShape, ImageSource } from './render-image.ts'
import { sharedWork } from './shared-work.ts'

export type ImageRequest = ImageShape & {
  /** Changes whenever the source does: equal identities are one picture. */
  identity: string
  source: () => ImageSource | Promise<ImageSource>
}

type Rendered = Outcome<Buffer, ImageRefusal | 'busy'>

export type Images = ReturnType<typeof openImages>

type Options = {
  directory: string
  maxBytes?: number
  concurrency?: number
  maxWaiting?: number
  /** Called when a rendered picture could not be stored: the disk is full or not writable. */
  onStoreError?: (error: unknown) => void
}

/** Room for the cards of a whole list: reading a file costs four times the answer. */
const RECENT_BYTES = 8 * 1024 * 1024

/** Renders pictures on demand, each once, and caches them on disk. */
export function openImages({
  directory,
  maxBytes = 256 * 1024 * 1024,
  concurrency = 2,
  maxWaiting = 200,
  onStoreError,
}: Options) {
  const disk = diskCache({ directory, maxBytes })
  const recent = openRecent()
  const renderer = openRenderer()
  const shared = sharedWork<Rendered>({ concurrency, maxWaiting })

  async function render(image: ImageRequest, name: string): Promise<Rendered> {
    const rendered = await renderer.render(await image.source(), image)
    if (rendered.ok)
      await disk.write(name, rendered.value).catch((error: unknown) => onStoreError?.(error))
    return rendered
  }

  function cacheRendered(name: string, bytes: Buffer): Rendered {
    recent.set(name, bytes)
    return done(bytes)
  }

  return {
    etagOf: (image: ImageRequest) => `"${nameOf(image).slice(0, 32)}"`,

    async bytesOf(image: ImageRequest): Promise<Rendered> {
      const name = nameOf(image)
      const found = recent.get(name) ?? (await disk.read(name))
      if (found) return cacheRendered(name, found)
      const rendered = await shared(name, () => render(image, name))
      if (!rendered.ok) return rendered
      return rendered.value.ok ? cacheRendered(name, rendered.value.value) : rendered.value
    },

    close: () => renderer.close(),
  }
}

/** The pictures of late, in memory. */
function openRecent() {
  const recent = new LRUCache<string, Buffer>({
    maxSize: RECENT_BYTES,
    sizeCalculation: (bytes) => bytes.length,
  })
  watchCache('pictures', () => recent.calculatedSize)
  return recent
}

/** Raise it when rendering changes, so that cached pictures are no longer used. */
const RENDERING = 1

function nameOf({ identity, width, height, fit, format }: ImageRequest): string {
  const key = [RENDERING, identity, width, height, fit, format].join(' ')
  return `${createHash('sha256').update(key).digest('hex')}.${format}`
}
