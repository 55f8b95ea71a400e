import { water } from '../palette.ts'
import { signature } from '../mark.ts'
import type { Svg } from '../svg.ts'
import { morning, type Morning } from './morning.ts'

const scene: Morning = {
  width: 1200,
  height: 630,
  horizon: 486,
  sunX: 470,
  k: 1.15,
  jettyFrom: 560,
  jettyTop: 548,
  cityX: 130,
  bottles: [
    { x: 676, scale: 1.66, brand: 'Sila Avots', cap: 'water' },
    { x: 858, scale: 1.66, brand: 'Baltā Lāse', cap: 'sky' },
    { x: 1040, scale: 1.66 },
  ],
}

/** The preview picture of links to the shop in messages. */
export const sharePicture = (): Svg =>
  morning(scene).replace('</svg>', `${signature(84, 236, 104, water.deep)}</svg>`)
