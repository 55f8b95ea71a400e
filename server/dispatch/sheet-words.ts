import { dayTitle } from '../../domain/calendar/phrases.ts'
import { formatPhone } from '../../domain/customers/phone.ts'
import { type Cents, formatEuros, sumOf } from '../../domain/money.ts'
import type { DaySheet, Load, Stop } from './day-sheet.ts'

/** The texts of the courier's sheet, in Latvian only. */
export const sheetWords = {
  title: 'Maršruta lapa',
  load: 'Iekraušanas saraksts',
  stops: (count: number) => `Pieturas: ${count}`,
  leave: 'atstāt',
  take: 'paņemt',
  collect: 'iekasēt',
  collectInAll: (stops: readonly Stop[]) => `Iekasēt kopā: ${formatEuros(toCollect(stops))}`,
  inFact: 'faktiski',
  held: 'pie klienta',
  delivered: 'PIEGĀDĀTS',
  received: 'Saņemts skaidrā naudā, €',
  signature: 'Paraksts',
  zone: (code: string) => (code === '' ? 'Bez zonas' : `Zona ${code}`),
  forgotten: 'Iepriekšējo dienu piegādes, par kurām vēl nekas nav atzīmēts:',
  goesOn: (stop: string) => `${stop} (turpinājums)`,
  good: 'Prece',
  pieces: 'Gab.',
  notes: 'Piezīmes',
  empties: 'tukšās atpakaļ',
  none: 'Šajā dienā piegāžu nav.',
  run: (number: number, plate: string) => `${number}. reiss, ${plate}`,
  revision: (revision: number) => `${revision}. redakcija`,
  newStop: 'JAUNA PIETURA',
  visits: { empties: 'TUKŠĀS', service: 'SERVISS', recount: 'PĀRSKAITĪT PUDELES' },
  gone: 'Vairs nav šajā reisā',
  scan: 'Atver reisu birojā',
  notClosed: (orders: number) =>
    `Diena vēl nav slēgta. Pasūtījumi, kas vēl var mainīties: ${orders}`,
}

export const stopTitle = (stop: Stop, index: number): string =>
  [
    `${stop.position ?? index + 1}.`,
    ...(stop.mark === undefined ? [] : [`${stop.mark}:`]),
    stop.address === '' ? stop.customer : stop.address,
  ].join(' ')

export const stopFacts = (stop: Stop): string =>
  [
    stop.customer,
    formatPhone(stop.phone),
    ...(stop.orderId > 0 ? [`Nr. ${stop.orderId}`] : []),
  ].join(' · ')

const toCollect = (stops: readonly Stop[]): Cents =>
  sumOf(stops, ({ collectCents, isDelivered }) => (isDelivered ? 0 : collectCents))

export const stopCash = ({ collectCents, isDelivered }: Stop): string =>
  isDelivered
    ? sheetWords.delivered
    : collectCents > 0
      ? `${sheetWords.collect} ${formatEuros(collectCents)}`
      : ''

/** Each good with the number that `deliver --counts` asks for. */
export const goodName = ({ goodId, name }: Stop['lines'][number]): string => `${goodId} ${name}`

export const stopLine = (line: Stop['lines'][number]): string => {
  const { leave, take, held } = line
  return [
    goodName(line),
    [
      ...(leave > 0 ? [`${sheetWords.leave} ${leave}`] : []),
      ...(take > 0 ? [`${sheetWords.take} ${take}`] : []),
      ...(held > 0 ? [`${sheetWords.held} ${held}`] : []),
    ].join(', '),
  ].join(': ')
}

export const loadLine = ({ name, pieces, back }: Load): string =>
  `${pieces} × ${name}${back > 0 ? ` (${sheetWords.empties} ${back})` : ''}`

/** The sheet as plain text for a terminal. */
export function sheetText({ day, stops, load, ...notes }: DaySheet): string[] {
  const title = `${sheetWords.title}, ${dayTitle(day)}`
  if (stops.length === 0) {
    const isEmpty = notes.openOrders === 0
    return [title, ...(isEmpty ? [sheetWords.none] : []), ...officeNotes(notes)]
  }
  return [
    `${title}. ${sheetWords.stops(stops.length)}`,
    ...officeNotes(notes),
    ...stops.flatMap((stop, index) => [
      '',
      ...(beginsZone(stops, index) ? [`== ${sheetWords.zone(stop.zone)}`, ''] : []),
      stopTitle(stop, index),
      `   ${[stopFacts(stop), stopCash(stop)].filter(Boolean).join(' · ')}`,
      ...stop.lines.map((line) => `   ${stopLine(line)}`),
      ...(stop.notes === '' ? [] : [`   ${sheetWords.notes}: ${stop.notes}`]),
    ]),
    '',
    sheetWords.load,
    ...load.map((line) => `   ${loadLine(line)}`),
  ]
}

/** The sheet lists one zone after the other. */
export const beginsZone = (stops: readonly Stop[], index: number): boolean =>
  stops[index]!.zone !== stops[index - 1]?.zone

/** What the office should know besides the route. */
export const officeNotes = ({
  openOrders,
  forgotten,
}: Pick<DaySheet, 'openOrders' | 'forgotten'>): string[] => [
  ...(openOrders > 0 ? [sheetWords.notClosed(openOrders)] : []),
  ...(forgotten.length > 0 ? [sheetWords.forgotten] : []),
  ...forgotten.map(
    ({ orderId, day, customer }) => `   ${dayTitle(day)}: Nr. ${orderId}, ${customer}`,
  ),
]
