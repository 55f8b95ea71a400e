import { expect, test } from 'vitest'
import { readPdf } from '../../../tests/support/read-pdf.ts'
import { closePdf, openPdf, setFace } from './open-pdf.ts'

const printed = async (text: string) => {
  const pdf = openPdf({ title: 'Tests', author: 'Avots', language: 'lv', at: new Date(0) })
  setFace(pdf, 'bold', 12).text(text)
  return readPdf(await closePdf(pdf, () => ''))
}

test('every letter can be copied from every document, whatever was printed first', async () => {
  expect(await printed('ĒĀŠ ēāšūķļņģčž')).toContain('ĒĀŠ ēāšūķļņģčž')
  expect(await printed('Kredītrēķins par ūdeni')).toContain('Kredītrēķins par ūdeni')
})
