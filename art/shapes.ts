import type { GoodArt, Shape } from './art.ts'
import type { Paint } from './palette.ts'
import type { Svg } from './svg.ts'
import { bagInBox } from './shapes/bag-in-box.ts'
import { bar } from './shapes/bar.ts'
import { bottleCase } from './shapes/bottle-case.ts'
import { bottle } from './shapes/bottle.ts'
import { bread } from './shapes/bread.ts'
import { canister } from './shapes/canister.ts'
import { carafe } from './shapes/carafe.ts'
import { carrier } from './shapes/carrier.ts'
import { cartonBox } from './shapes/carton-box.ts'
import { carton } from './shapes/carton.ts'
import { cloths } from './shapes/cloths.ts'
import { cooler } from './shapes/cooler.ts'
import { cotton } from './shapes/cotton.ts'
import { crock } from './shapes/crock.ts'
import { rack } from './shapes/rack.ts'
import { woodStand } from './shapes/wood-stand.ts'
import { cupDispenser } from './shapes/cup-dispenser.ts'
import { cups } from './shapes/cups.ts'
import { dispenser } from './shapes/dispenser.ts'
import { eggs } from './shapes/eggs.ts'
import { filter } from './shapes/filter.ts'
import { flask } from './shapes/flask.ts'
import { jar } from './shapes/jar.ts'
import { jug } from './shapes/jug.ts'
import { kit } from './shapes/kit.ts'
import { paperBag } from './shapes/paper-bag.ts'
import { pouch } from './shapes/pouch.ts'
import { produce } from './shapes/produce.ts'
import { pump } from './shapes/pump.ts'
import { roll } from './shapes/roll.ts'
import { shaker } from './shapes/shaker.ts'
import { smallBottle } from './shapes/small-bottle.ts'
import { softPack } from './shapes/soft-pack.ts'
import { spray } from './shapes/spray.ts'
import { squeeze } from './shapes/squeeze.ts'
import { tag } from './shapes/tag.ts'
import { tin } from './shapes/tin.ts'
import { toothbrush } from './shapes/toothbrush.ts'
import { tube } from './shapes/tube.ts'
import { tubing } from './shapes/tubing.ts'

/** All shapes. Each is drawn on the water line, with the good's name on its label. */
export const shapes = {
  bottle,
  'small-bottle': smallBottle,
  'bottle-case': bottleCase,
  canister,
  jug,
  'bag-in-box': bagInBox,
  kit,
  cooler,
  pump,
  tubing,
  crock,
  'wood-stand': woodStand,
  rack,
  carrier,
  'cup-dispenser': cupDispenser,
  filter,
  cups,
  jar,
  pouch,
  'paper-bag': paperBag,
  flask,
  carton,
  box: cartonBox,
  tin,
  bar,
  shaker,
  bread,
  eggs,
  produce,
  spray,
  squeeze,
  dispenser,
  tube,
  roll,
  cloths,
  'soft-pack': softPack,
  toothbrush,
  cotton,
  carafe,
  tag,
} satisfies Record<Shape, (art: GoodArt, paint: Paint) => Svg>
