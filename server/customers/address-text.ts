export type AddressLine = {
  street: string
  houseNo: string
  flatNo: string
  cityName: string
  regionName: string
  postcode: string | null
}

/** As the post writes it: the neighbourhoods of a city are no part of it, the villages of a municipality are. */
export function addressText({
  street,
  houseNo,
  flatNo,
  cityName,
  regionName,
  postcode,
}: AddressLine): string {
  const app = flatNo === '' ? houseNo : `${houseNo}-${flatNo}`
  const place = cityName.endsWith(' novads') ? [regionName, cityName] : [cityName]
  return [`${street} ${app}`.trim(), ...place, postcode ?? '']
    .filter((part) => part !== '')
    .join(', ')
}
