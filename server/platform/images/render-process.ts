import { constants, setPriority } from 'node:os'
import { renderImage, type ImageShape, type ImageSource } from './render-image.ts'

/** Messages to and from the render process, numbered because several are under way at once. */
export type RenderRequest = { number: number; source: ImageSource; shape: ImageShape }
export type RenderAnswer = { number: number; rendered: Awaited<ReturnType<typeof renderImage>> }

// Requests come first; a picture may take longer.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL)

process.on('message', ({ number, source, shape }: RenderRequest) => {
  void renderImage(source, shape).then((rendered) =>
    process.send?.({ number, rendered } satisfies RenderAnswer),
  )
})
process.on('disconnect', () => process.exit())
