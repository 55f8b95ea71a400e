/** Buttons and counts of every screen on the road. */
export const frame = {
  back: 'Atpakaļ',
  less: (what: string) => `Mazāk: ${what}`,
  more: (what: string) => `Vairāk: ${what}`,
  marked: (count: number) => `${count}, pieteikts`,
  erase: 'Dzēst skaitli',
  look: 'Izskats un navigācija',
  sun: 'Saule: melns uz balta',
  leftHanded: 'Kreisajai rokai',
  way: 'Ceļu rāda',
  navigators: { google: 'Google', waze: 'Waze', apple: 'Apple', geo: 'Cita lietotne' },
}
