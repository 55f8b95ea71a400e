/** A parcel machine, alike for all carriers. */
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

/** A carrier's list of machines; `read` leaves out the rows that it cannot understand. */
export type Feed = {
  name: 'omniva' | 'dpd' | 'unisend'
  address: string
  headers?: Record<string, string>
  carriers: Carrier[]
  read: (json: unknown) => FeedMachine[]
}

/** The carriers write "NULL" or spaces for an unknown value. */
export const cleanText = (text: string | null | undefined): string => {
  const trimmed = text?.trim() ?? ''
  return trimmed === 'NULL' ? '' : trimmed.normalize('NFC')
}

export const postcodeOf = (text: string): string => {
  const digits = /(\d{4})$/.exec(text.trim())?.[1]
  return digits === undefined ? '' : `LV-${digits}`
}

/** The feeds hold coordinates that are swapped or zero. */
export const isInLatvia = ({
  latitude,
  longitude,
}: Pick<FeedMachine, 'latitude' | 'longitude'>): boolean =>
  latitude > 55.6 && latitude < 58.1 && longitude > 20.9 && longitude < 28.3
