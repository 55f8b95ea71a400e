import { z } from 'zod'
import { type Feed, type FeedMachine, cleanText, postcodeOf } from './feed.ts'

const Row = z.object({
  active: z.literal(true),
  id: z.int(),
  countryCode: z.literal('LV'),
  name: z.string().min(1).max(200),
  provider: z.string(),
  city: z.string().min(1),
  address: z.string(),
  postalCode: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  workingHours: z.string().nullish(),
  boxes: z.array(z.object({ size: z.string().max(20) })).default([]),
})

/** One network of two carriers; it answers only requests with the origin of its own site. */
export const unisend: Feed = {
  name: 'unisend',
  address: 'https://api-esavitarna.post.lt/terminal/list?size=9999',
  headers: { origin: 'https://my.unisend.lv' },
  carriers: ['unisend', 'latvijas_pasts'],
  read: (json) =>
    z
      .object({ content: z.array(z.unknown()) })
      .parse(json)
      .content.flatMap(readRow),
}

function readRow(raw: unknown): FeedMachine[] {
  const row = Row.safeParse(raw)
  if (!row.success) return []
  const {
    id,
    provider,
    name,
    address,
    city,
    postalCode,
    latitude,
    longitude,
    workingHours,
    boxes,
  } = row.data
  return [
    {
      carrier: provider === 'lv_pasts' ? 'latvijas_pasts' : 'unisend',
      externalId: String(id),
      name: cleanText(name),
      address: cleanText(address),
      city: cleanText(city),
      municipality: '',
      postcode: postcodeOf(postalCode),
      latitude,
      longitude,
      hours: cleanText(workingHours) === 'I-VII 00:00-24:00' ? '24/7' : cleanText(workingHours),
      boxes: boxes.map(({ size }) => size),
    },
  ]
}
