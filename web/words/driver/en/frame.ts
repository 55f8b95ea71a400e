import type { frame as lv } from '../lv/frame.ts'

export const frame: typeof lv = {
  back: 'Back',
  less: (what: string) => `Less: ${what}`,
  more: (what: string) => `More: ${what}`,
  marked: (count: number) => `${count}, announced`,
  erase: 'Erase the number',
  look: 'Look and navigation',
  sun: 'Sun: black on white',
  leftHanded: 'For the left hand',
  way: 'The way is shown by',
  navigators: { google: 'Google', waze: 'Waze', apple: 'Apple', geo: 'Another app' },
}
