import { phoneLink } from '../documents/phone-link.ts'

type Place = { latitude: number; longitude: number }

const links = {
  google: (point: string) =>
    `https://www.google.com/maps/dir/?api=1&destination=${point}&dir_action=navigate`,
  waze: (point: string) => `https://waze.com/ul?ll=${point}&navigate=yes`,
  apple: (point: string) => `https://maps.apple.com/?daddr=${point}`,
  geo: (point: string) => `geo:${point}?q=${point}`,
}

export type Navigator = keyof typeof links
export const navigators = Object.keys(links) as Navigator[]

/** The link that opens a way to a door in the app that the driver has chosen. */
export const navigationLink = (navigator: Navigator, { latitude, longitude }: Place): string =>
  links[navigator](`${latitude},${longitude}`)

/** A text message with its words; the systems of both phones read `?&body=`. */
export const messageLink = (phone: string, text: string): string =>
  `${phoneLink(phone).replace('tel:', 'sms:')}?&body=${encodeURIComponent(text)}`
