import { expect, test } from 'vitest'
import { deedWords } from '../../words/office/deeds.ts'
import { rightsWords } from '../../words/office/rights.ts'
import { notAllowedText } from './limit-text.ts'

const said = (
  refusal: Partial<Parameters<typeof notAllowedText>[0]>,
  language: 'lv' | 'en' = 'lv',
) =>
  notAllowedText(
    { mayDo: ['owner'], canAsk: true, ...refusal },
    deedWords[language],
    rightsWords[language],
    language,
  ).replaceAll('\u00a0', ' ')

test('an act above a limit names the limit, and what was used of it today', () => {
  const people = ['Inese Kļaviņa']
  const passed = (usedCents: number) => ({ passedLimit: { limitCents: 10_00, usedCents }, people })
  expect(said(passed(0))).toBe(
    'Jūsu robeža ir 10,00 €; vajag cita cilvēka apstiprinājumu. To var Inese Kļaviņa.',
  )
  expect(said(passed(8_00))).toBe(
    'Jūsu robeža vienam klientam dienā ir 10,00 €, no tās jau izmantoti 8,00 €; vajag cita cilvēka apstiprinājumu. To var Inese Kļaviņa.',
  )
  expect(said(passed(0), 'en')).toBe(
    'Your limit is €10.00; another person has to approve this. Inese Kļaviņa may.',
  )
})

test('an act that no limit is about names only who may do it', () => {
  expect(said({})).toBe('To Jūs darīt nedrīkstat. To var vadītājs.')
  expect(said({ mayDo: [] })).toBe('To Jūs darīt nedrīkstat.')
})
