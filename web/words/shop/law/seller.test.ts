import { expect, test } from 'vitest'
import type { Seller } from '../../../../domain/documents/document.ts'
import { seller as former } from '../../../../domain/documents/seller.ts'
import { accessibilityWords } from './accessibility.ts'
import { contactsWords } from './contacts.ts'
import { guaranteeWords } from './guarantee.ts'
import { privacyWords } from './privacy.ts'
import { questionsWords } from './questions.ts'
import { termsWords } from './terms.ts'

const seller: Seller = {
  name: 'SIA “Strauts”',
  address: 'Strauta iela 2, Cēsis, LV-4101',
  registrationNo: '40000000001',
  vatNumber: null,
  iban: 'LV69TEST0000000000002',
  bank: 'Cita banka',
  phone: '64 111 111',
  email: 'labdien@strauts.example',
}

const rules = { steps: [] } as unknown as Parameters<typeof questionsWords.lv>[0]

// D-20
test.each(['lv', 'en'] as const)('legal texts name the seller of the settings (%s)', (language) => {
  const texts = [accessibilityWords, contactsWords, guaranteeWords, privacyWords, termsWords]
  const written = JSON.stringify([
    ...texts.map((words) => words[language](seller)),
    questionsWords[language](rules, seller),
  ])
  const onlyOnPapers = [seller.vatNumber, seller.iban, seller.bank]
  const named = Object.values(seller).filter((value) => !onlyOnPapers.includes(value))
  for (const value of named) expect(written).toContain(value)
  for (const value of Object.values(former)) expect(written).not.toContain(value)
  expect(written).not.toMatch(/null|PVN Nr|VAT No/)
})
