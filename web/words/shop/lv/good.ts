import { latvianForm } from '../../../../domain/words/plural.ts'

/** The page of a good. */
export const good = {
  code: (code: string) => `Preces kods ${code}`,
  ordering: 'Pasūtu',
  returning: 'Atdodu tukšās',
  returnOf: (name: string) => `Atdodu tukšās: ${name}`,
  givingBack: 'Atdodu',
  givingBackOf: (name: string) => `Atdodu: ${name}`,
  sumOf: 'Kopā',
  sumWithDeposit: 'Kopā ar depozītu',
  depositNote: {
    counts: (full: number, back: number) =>
      back === 0
        ? `${full} ${latvianForm(full, { zero: 'pilnu', one: 'pilna', other: 'pilnas' })}:`
        : `${full} ${latvianForm(full, { zero: 'pilnu', one: 'pilna', other: 'pilnas' })}, ${back} ${latvianForm(back, { zero: 'tukšo', one: 'tukšā', other: 'tukšās' })} atpakaļ:`,
    nothing: 'depozīts nav jāmaksā.',
    pay: (count: number, sum: string) =>
      `depozīts par ${count} ${latvianForm(count, { zero: 'pudelēm', one: 'pudeli', other: 'pudelēm' })}\u00a0– ${sum}.`,
    back: (sum: string) => `depozītu ${sum} ieskaitīsim Jūsu kontā.`,
  },
  regularly: 'Saņemt regulāri',
  similar: 'Līdzīgas preces',
  pictures: {
    thumbs: 'Attēli',
    zoom: 'Palielināt attēlu',
    close: 'Aizvērt',
    previous: 'Iepriekšējais attēls',
    next: 'Nākamais attēls',
    picture: (number: number) => `${number}. attēls`,
  },
}
