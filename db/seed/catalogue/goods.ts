import { bioFlakes } from './bio-flakes.ts'
import { bioFlour } from './bio-flour.ts'
import { bioFresh } from './bio-fresh.ts'
import { bioGrains } from './bio-grains.ts'
import { bioHoney } from './bio-honey.ts'
import { bioNuts } from './bio-nuts.ts'
import { bioOils } from './bio-oils.ts'
import { bioPastaAndRice } from './bio-pasta-rice.ts'
import { bioPulses } from './bio-pulses.ts'
import { bioSeedsAndFruit } from './bio-seeds-fruit.ts'
import { bioSpices } from './bio-spices.ts'
import { children } from './children.ts'
import { coffee } from './coffee.ts'
import { coolers } from './coolers.ts'
import type { SeedGood } from './good.ts'
import { homeCleaning } from './home-cleaning.ts'
import { homePaper } from './home-paper.ts'
import { hygiene } from './hygiene.ts'
import { juicesAndPlantDrinks } from './juices-plant-drinks.ts'
import { pumps } from './pumps.ts'
import { services } from './services.ts'
import { stands } from './stands.ts'
import { tea } from './tea.ts'
import { returnableWater } from './water-returnable.ts'
import { singleUseWater } from './water-single-use.ts'

export const goods: SeedGood[] = [
  ...bioFlakes,
  ...bioFlour,
  ...bioFresh,
  ...bioGrains,
  ...bioHoney,
  ...bioNuts,
  ...bioOils,
  ...bioPastaAndRice,
  ...bioPulses,
  ...bioSeedsAndFruit,
  ...bioSpices,
  ...children,
  ...coffee,
  ...coolers,
  ...homeCleaning,
  ...homePaper,
  ...hygiene,
  ...juicesAndPlantDrinks,
  ...pumps,
  ...services,
  ...stands,
  ...tea,
  ...returnableWater,
  ...singleUseWater,
].sort((a, b) => a.id - b.id)
