import { z } from 'zod'
import { type Feed, type FeedMachine, cleanText } from './feed.ts'

const Row = z.object({
  ZIP: z.string().regex(/^\d{4,5}$/),
  NAME: z.string().min(1).max(200),
  /** 0 is a machine, 1 a post office. */
  TYPE: z.literal('0'),
  A0_NAME: z.literal('LV'),
  A1_NAME: z.string(),
  A2_NAME: z.string(),
  A3_NAME: z.string(),
  A5_NAME: z.string(),
  A7_NAME: z.string(),
  X_COORDINATE: z.string(),
  Y_COORDINATE: z.string(),
  SERVICE_HOURS: z.string(),
})

export const omniva: Feed = {
  name: 'omniva',
  address: 'https://www.omniva.lv/locations.json',
  carriers: ['omniva'],
  read: (json) => z.array(z.unknown()).parse(json).flatMap(readRow),
}

function readRow(raw: unknown): FeedMachine[] {
  const row = Row.safeParse(raw)
  if (!row.success) return []
  const {
    ZIP,
    NAME,
    A1_NAME,
    A2_NAME,
    A3_NAME,
    A5_NAME,
    A7_NAME,
    X_COORDINATE,
    Y_COORDINATE,
    SERVICE_HOURS,
  } = row.data
  return [
    {
      carrier: 'omniva',
      externalId: ZIP,
      name: cleanText(NAME),
      address: `${cleanText(A5_NAME)} ${cleanText(A7_NAME)}`.trim(),
      city: cleanText(A3_NAME) || cleanText(A2_NAME) || cleanText(A1_NAME),
      municipality: cleanText(A1_NAME),
      // Omniva's ZIP is the machine's own number, not the postcode of the street.
      postcode: '',
      latitude: Number(cleanText(Y_COORDINATE)),
      longitude: Number(cleanText(X_COORDINATE)),
      hours: cleanText(SERVICE_HOURS),
      boxes: [],
    },
  ]
}
