import { createHash } from 'node:crypto'
import { drawGood } from './draw-good.ts'
import { shapes, type Shape } from './shapes.ts'

let hand: string | undefined

/** Changes when any shape is drawn otherwise than before: one of each is drawn, once in the life of a process. */
export function drawingHand(): string {
  hand ??= createHash('sha256')
    .update(
      Object.keys(shapes)
        .map((shape) => drawGood({ shape: shape as Shape, palette: 'udens', name: 'Avots' }))
        .join(),
    )
    .digest('hex')
    .slice(0, 6)
  return hand
}
