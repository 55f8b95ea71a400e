import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { shapeNames } from '../../art/art.ts'
import { drawGood } from '../../art/draw-good.ts'
import { drawingsVersion } from './picture-address.ts'

test('when a drawing changes, the addresses of drawings change with it', () => {
  const drawings = shapeNames.map((shape) => drawGood({ shape, palette: 'udens', name: 'Avots' }))
  const hash = createHash('sha256').update(drawings.join(',')).digest('hex')
  expect(drawingsVersion).toBe(hash.slice(0, 6))
})
