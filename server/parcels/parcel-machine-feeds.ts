import { dpd } from './feeds/dpd.ts'
import type { Feed } from './feeds/feed.ts'
import { omniva } from './feeds/omniva.ts'
import { unisend } from './feeds/unisend.ts'

export const parcelMachineFeeds: Feed[] = [omniva, dpd, unisend]
