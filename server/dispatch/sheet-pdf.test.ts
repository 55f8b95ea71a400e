import { expect, test } from 'vitest'
import { parseDay } from '../../domain/calendar.ts'
import { readPdf } from '../../tests/support/read-pdf.ts'
import { type DaySheet, loadOf, type Stop } from './day-sheet.ts'
import { sheetPdf } from './sheet-pdf.ts'

const day = parseDay('2026-11-23')!
const at = new Date('2026-11-22T18:00:00Z')
const LONG = 'Mīksts dzeramais ūdens “Baltā Lāse”, 18,9 l (atgriežama pudele)'

const stopOf = (orderId: number, goods: number): Stop => ({
  orderId,
  zone: 'R1',
  customer: 'Anna Bērziņa',
  phone: '+37120000000',
  address: 'Ģenerāļa Kārļa Goppera un Brīvības cīnītāju piemiņas parka gatve 24 k-3-115, Rīga',
  notes: 'Vārti aizveras paši; zvanīt uz tālruni, suns ir pagalmā. '.repeat(6),
  collectCents: 1250,
  isDelivered: false,
  lines: Array.from({ length: goods }, (_, index) => ({
    goodId: index,
    name: LONG,
    isService: false,
    leave: 2,
    take: 1,
    held: 3,
  })),
})

const sheetOf = (stops: Stop[], load = 3): DaySheet => ({
  day,
  stops,
  openOrders: 0,
  load: Array.from({ length: load }, (_, index) => ({
    goodId: index,
    name: LONG,
    pieces: 4,
    back: 2,
  })),
  forgotten: [],
})

const pagesOf = async (sheet: DaySheet) =>
  readPdf(await sheetPdf(sheet, at))
    .split('\f')
    .slice(0, -1)

test('a stop that fits on a page is not split, even with long names and notes', async () => {
  const pages = await pagesOf(sheetOf([stopOf(1, 8), stopOf(2, 8), stopOf(3, 8)]))
  expect(pages).toHaveLength(4)
  for (const [index, page] of pages.slice(0, 3).entries()) {
    expect(page).toContain(`${index + 1}. Ģenerāļa`)
    expect(page.match(/Baltā Lāse/g)).toHaveLength(8)
  }
})

test('a stop that is longer than a page continues under its title', async () => {
  const pages = await pagesOf(sheetOf([stopOf(1, 40)]))
  const route = pages.slice(0, -1)
  expect(route).toHaveLength(3)
  expect(route[0]).toContain('Maršruta lapa')
  expect(route[0]).toContain('Baltā Lāse')
  for (const page of route.slice(1)) expect(page).toContain('(turpinājums)')
  expect(route.join('').match(/Baltā Lāse/g)).toHaveLength(40)
})

test('a long load list repeats its column names on every page', async () => {
  const pages = await pagesOf(sheetOf([stopOf(1, 1)], 60))
  const load = pages.slice(1)
  expect(load.length).toBeGreaterThan(2)
  for (const page of load) expect(page).toContain('tukšās atpakaļ')
  expect(load.join('').match(/Baltā Lāse/g)).toHaveLength(60)
})

test('a service is a line of its stop and lies in no van', () => {
  const stop = stopOf(1, 2)
  const lines = stop.lines.map((line, index) => ({ ...line, isService: index === 1 }))
  expect(loadOf([{ ...stop, lines }])).toMatchObject([{ goodId: 0, pieces: 2 }])
})

test('of delivered stops nothing is left to collect', async () => {
  const [page] = await pagesOf(sheetOf([stopOf(1, 1), { ...stopOf(2, 1), isDelivered: true }]))
  expect(page).toContain('Iekasēt kopā: 12,50')
})
