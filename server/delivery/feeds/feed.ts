/** A parcel machine as we keep it, whatever its carrier calls things. */
export type FeedMachine = {
  carrier: Carrier
  externalId: string
  name: string
  address: string
  city: string
  municipality: string
  postcode: string
  latitude: number
  longitude: number
  hours: string
  boxes: string[]
}

export type Carrier = 'omniva' | 'dpd' | 'unisend' | 'latvijas_pasts'

/** Where a carrier tells of its machines, and how to read it: rows that make no sense are left out, not guessed at. */
export type Feed = {
  name: 'omniva' | 'dpd' | 'unisend'
  address: string
  headers?: Record<string, string>
  carriers: Carrier[]
  read: (json: unknown) => FeedMachine[]
}

/** The carriers write "NULL", nothing, or spaces where they know nothing. */
export const known = (text: string | null | undefined): string => {
  const trimmed = text?.trim() ?? ''
  return trimmed === 'NULL' ? '' : trimmed.normalize('NFC')
}

export const postcodeOf = (text: string): string => {
  const digits = /(\d{4})$/.exec(text.trim())?.[1]
  return digits === undefined ? '' : `LV-${digits}`
}

/** Coordinates that were swapped or left at zero put a machine into the sea. */
export const isInLatvia = ({
  latitude,
  longitude,
}: Pick<FeedMachine, 'latitude' | 'longitude'>): boolean =>
  latitude > 55.6 && latitude < 58.1 && longitude > 20.9 && longitude < 28.3
