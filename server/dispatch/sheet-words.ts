import { dayTitle } from '../../domain/calendar/phrases.ts'
import { formatPhone } from '../../domain/customers/phone.ts'
import { formatEuros } from '../../domain/money.ts'
import type { DaySheet, Load, Stop } from './day-sheet.ts'

/** The texts of the courier's sheet, in Latvian only. */
export const sheetWords = {
  title: 'Maršruta lapa',
  load: 'Iekraušanas saraksts',
  stops: (count: number) => `Pieturas: ${count}`,
  leave: 'atstāt',
  take: 'paņemt',
  collect: 'iekasēt',
  collectInAll: (sum: string) => `Iekasēt kopā: ${sum}`,
  inFact: 'faktiski',
  goesOn: (stop: string) => `${stop} (turpinājums)`,
  good: 'Prece',
  pieces: 'Gab.',
  notes: 'Piezīmes',
  empties: 'tukšās atpakaļ',
  none: 'Šajā dienā piegāžu nav.',
  notClosed: (orders: number) =>
    `Diena vēl nav slēgta. Pasūtījumi, kas vēl var mainīties: ${orders}`,
}

export const stopTitle = (stop: Stop, index: number): string =>
  `${index + 1}. ${stop.address === '' ? stop.customer : stop.address}`

export const stopFacts = (stop: Stop): string =>
  [stop.customer, formatPhone(stop.phone), `Nr. ${stop.orderId}`].join(' · ')

export const stopCash = ({ collectCents }: Stop): string =>
  collectCents > 0 ? `${sheetWords.collect} ${formatEuros(collectCents)}` : ''

export const stopLine = ({ name, leave, take }: Stop['lines'][number]): string =>
  [
    name,
    [
      ...(leave > 0 ? [`${sheetWords.leave} ${leave}`] : []),
      ...(take > 0 ? [`${sheetWords.take} ${take}`] : []),
    ].join(', '),
  ].join(': ')

export const loadLine = ({ name, pieces, back }: Load): string =>
  `${pieces} × ${name}${back > 0 ? ` (${sheetWords.empties} ${back})` : ''}`

/** The sheet as plain text for a terminal. */
export function sheetText({ day, stops, load, openOrders }: DaySheet): string[] {
  const open = openOrders > 0 ? [sheetWords.notClosed(openOrders)] : []
  if (stops.length === 0)
    return [
      `${sheetWords.title}, ${dayTitle(day)}`,
      ...(open.length > 0 ? open : [sheetWords.none]),
    ]
  return [
    `${sheetWords.title}, ${dayTitle(day)}. ${sheetWords.stops(stops.length)}`,
    ...open,
    ...stops.flatMap((stop, index) => [
      '',
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
