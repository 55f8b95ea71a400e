import type { GoodArt } from '../art.ts'
import { wood, type Paint } from '../palette.ts'
import { solid, reflection } from '../solid.ts'
import { box, ellipse, line, path, rect, type Svg } from '../svg.ts'
import { hangTag } from './tag.ts'

/** Four legs and a ring of wood, with an outline of the dispenser on top. */
export function woodStand(art: GoodArt, paint: Paint): Svg {
  const seat = 'M32 92H138V108Q138 112 134 112H36Q32 112 32 108Z'
  const grain = line('M28 99q40 -5 60 0t56 -2M40 106q30 -3 50 0', wood.deep, 1.2, 0.6)
  return (
    reflection(85, 112, paint.deep) +
    leg(52, -2, wood.ink) +
    leg(106, 4, wood.ink) +
    rect(box(38, 170, 94, 9), wood.deep, { round: 2 }) +
    solid(seat, wood.base, { shadeFrom: 112, light: [37, 5, 0.35], inside: grain }) +
    ellipse(85, 92, 53, 10, wood.light) +
    ellipse(85, 92, 38, 6.4, wood.ink, 0.75) +
    leg(33, -8, wood.base) +
    leg(125, 10, wood.deep) +
    line('M33 114l-6 96', '#fff', 2, 0.4) +
    hangTag(art, box(50, 122, 70, 62), { x: 85, y: 112 }, { ...paint, deep: wood.ink })
  )
}

const leg = (x: number, lean: number, fill: string): Svg =>
  path(`M${x} 100h12l${lean} 114h-9z`, fill)
