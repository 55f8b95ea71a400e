/** A building as the State Address Register publishes it, in the columns that we read. */
export type RegisterRow = {
  KODS: string
  STATUSS: string
  VKUR_CD: string
  NOSAUKUMS: string
  ATRIB: string
  STD: string
  DD_N: string
  DD_E: string
}

export type RegisterHouse = {
  code: number
  /** The street; of a farm the village or parish. */
  streetCode: number
  street: string
  house: string
  town: string
  parish: string
  municipality: string
  postcode: string | null
  latitude: number | null
  longitude: number | null
}

/** `gone`: struck off the register. `unreadable`: a row without what an address needs. */
export type ReadRow = { code: number; house: RegisterHouse | 'gone' } | 'unreadable'

export function readRegisterRow(row: RegisterRow): ReadRow {
  const [code, streetCode] = [wholeNumber(row.KODS), wholeNumber(row.VKUR_CD)]
  if (code === null) return 'unreadable'
  if (row.STATUSS !== 'EKS') return { code, house: 'gone' }
  const house = unquoted(row.NOSAUKUMS)
  const [door = '', ...places] = row.STD.split(',').map(unquoted)
  if (streetCode === null || house === '' || !door.endsWith(house)) return 'unreadable'
  const [latitude, longitude] = pointOf(row)
  const ending = (end: string) => places.find((place) => place.endsWith(end)) ?? ''
  const isTown = (place: string) => !/ (?:nov|pag)\.$|^LV-\d{4}$/.test(place)
  return {
    code,
    house: {
      code,
      streetCode,
      street: door.slice(0, -house.length).trim(),
      house,
      town: places.find(isTown) ?? '',
      parish: ending(' pag.'),
      municipality: ending(' nov.'),
      postcode: /^LV-\d{4}$/.test(row.ATRIB) ? row.ATRIB : null,
      latitude,
      longitude,
    },
  }
}

const unquoted = (text: string) => text.replaceAll(/["#]/g, '').trim()

const wholeNumber = (text: string) => (/^\d{1,15}$/.test(text) ? Number(text) : null)

/** Both or neither; a point outside of Latvia is a mistake of the file. */
function pointOf({ DD_N, DD_E }: RegisterRow): [number, number] | [null, null] {
  const [latitude, longitude] = [DD_N, DD_E].map((text) => Number(text.replace(',', '.')))
  const isInLatvia = latitude! > 55.6 && latitude! < 58.2 && longitude! > 20.8 && longitude! < 28.3
  return isInLatvia ? [latitude!, longitude!] : [null, null]
}
