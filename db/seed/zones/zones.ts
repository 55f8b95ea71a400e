import type { Weekday } from '../../../domain/calendar.ts'
import type { Bilingual } from '../bilingual.ts'

export type ZoneCode =
  | 'R1'
  | 'R2'
  | 'R3'
  | 'R4'
  | 'R5'
  | 'R6'
  | 'R7'
  | 'P1'
  | 'P2'
  | 'P3'
  | 'P4'
  | 'P5'
  | 'P6'
  | 'P7'
  | 'P8'
  | 'L'

/** Without a route there is no courier of ours: parcel machine and carrier only. */
export type SeedZone = {
  id: number
  code: ZoneCode
  name: Bilingual
  route: { weekdays: Weekday[]; frequencyWeeks: number; firstWeek: string } | null
}

/** Weeks are counted from here; a route of several weeks begins so many weeks later, so that the vans take turns. */
const firstWeek = '2024-01-01'
const secondWeek = '2024-01-08'
const thirdWeek = '2024-01-15'

export const zones: SeedZone[] = [
  {
    id: 1,
    code: 'R1',
    name: { lv: 'Rīgas centrs', en: 'Riga, centre' },
    route: { weekdays: [1, 2, 3, 4, 5, 6], frequencyWeeks: 1, firstWeek },
  },
  {
    id: 2,
    code: 'R2',
    name: { lv: 'Ap centru', en: 'Riga, around the centre' },
    route: { weekdays: [1, 2, 3, 4, 5], frequencyWeeks: 1, firstWeek },
  },
  {
    id: 3,
    code: 'R3',
    name: { lv: 'Rīgas austrumi', en: 'Riga, east' },
    route: { weekdays: [1, 3, 5], frequencyWeeks: 1, firstWeek },
  },
  {
    id: 4,
    code: 'R4',
    name: { lv: 'Pārdaugava', en: 'Riga, left bank' },
    route: { weekdays: [2, 4], frequencyWeeks: 1, firstWeek },
  },
  {
    id: 5,
    code: 'R5',
    name: { lv: 'Rīgas dienvidaustrumi', en: 'Riga, south-east' },
    route: { weekdays: [1, 4], frequencyWeeks: 1, firstWeek },
  },
  {
    id: 6,
    code: 'R6',
    name: { lv: 'Rīgas ziemeļi', en: 'Riga, north' },
    route: { weekdays: [2, 5], frequencyWeeks: 1, firstWeek },
  },
  {
    id: 7,
    code: 'R7',
    name: { lv: 'Daugavas grīva', en: 'Riga, mouth of the Daugava' },
    route: { weekdays: [3], frequencyWeeks: 1, firstWeek },
  },
  {
    id: 11,
    code: 'P1',
    name: { lv: 'Mārupe un Jūrmala', en: 'Mārupe and Jūrmala' },
    route: { weekdays: [2, 5], frequencyWeeks: 1, firstWeek },
  },
  {
    id: 12,
    code: 'P2',
    name: { lv: 'Pierīgas dienvidi', en: 'Around Riga, south' },
    route: { weekdays: [3, 5], frequencyWeeks: 1, firstWeek },
  },
  {
    id: 13,
    code: 'P3',
    name: { lv: 'Pierīgas ziemeļi un austrumi', en: 'Around Riga, north and east' },
    route: { weekdays: [4], frequencyWeeks: 1, firstWeek },
  },
  {
    id: 14,
    code: 'P4',
    name: { lv: 'Sigulda un Gaujas krasti', en: 'Sigulda and the Gauja' },
    route: { weekdays: [2], frequencyWeeks: 2, firstWeek },
  },
  {
    id: 15,
    code: 'P5',
    name: { lv: 'Jelgava un apkārtne', en: 'Jelgava and around' },
    route: { weekdays: [3], frequencyWeeks: 2, firstWeek: secondWeek },
  },
  {
    id: 16,
    code: 'P6',
    name: { lv: 'Tukums, Engure, Kandava', en: 'Tukums, Engure, Kandava' },
    route: { weekdays: [4], frequencyWeeks: 3, firstWeek },
  },
  {
    id: 17,
    code: 'P7',
    name: { lv: 'Cēsis un Valmiera', en: 'Cēsis and Valmiera' },
    route: { weekdays: [1, 2], frequencyWeeks: 3, firstWeek: thirdWeek },
  },
  {
    id: 18,
    code: 'P8',
    name: { lv: 'Bauska un Iecava', en: 'Bauska and Iecava' },
    route: { weekdays: [5], frequencyWeeks: 4, firstWeek: secondWeek },
  },
  { id: 99, code: 'L', name: { lv: 'Pārējā Latvija', en: 'The rest of Latvia' }, route: null },
]
