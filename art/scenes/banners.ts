import type { Svg } from '../svg.ts'
import { harvest, tallHarvest, wideHarvest } from './harvest.ts'
import { morning, tallMorning, wideMorning } from './morning.ts'
import { office, tallOffice, wideOffice } from './office.ts'

/** The picture of each banner; its words are HTML over the calm left or upper part. */
export const banners = {
  front_desktop1: () => morning(wideMorning),
  front_desktop2: () => harvest(wideHarvest),
  front_desktop3: () => office(wideOffice),
  front_mobile1: () => morning(tallMorning),
  front_mobile2: () => harvest(tallHarvest),
  front_mobile3: () => office(tallOffice),
} satisfies Record<string, () => Svg>

export type BannerKey = keyof typeof banners
