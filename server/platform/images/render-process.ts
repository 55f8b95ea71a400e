import { constants, setPriority } from 'node:os'
import { renderImage, type ImageShape, type ImageSource } from './render-image.ts'

/** What the painter asks of its process, and what comes back: numbered, since several are under way at once. */
export type RenderOrder = { number: number; source: ImageSource; shape: ImageShape }
export type RenderAnswer = { number: number; made: Awaited<ReturnType<typeof renderImage>> }

// People's requests come first; a picture may take a moment longer.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL)

process.on('message', ({ number, source, shape }: RenderOrder) => {
  void renderImage(source, shape).then((made) =>
    process.send?.({ number, made } satisfies RenderAnswer),
  )
})
process.on('disconnect', () => process.exit())
