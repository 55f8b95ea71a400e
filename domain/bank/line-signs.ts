import type { DocumentKind, DocumentName } from '../documents/numbers.ts'
import { parseDocumentNumber } from '../documents/numbers.ts'
import { customerOfReference, customersInText } from './reference-in-text.ts'
import type { StatementLine } from './statement.ts'

/** What a line says about the customer that it is of. */
export type LineSigns = {
  /** By references with right check digits. */
  referenced: number[]
  documents: DocumentName[]
  /** Numbers of four digits or more, that may be of an order or of a customer. */
  numbers: number[]
}

export function signsOf({ reference, text, endToEndId }: StatementLine): LineSigns {
  const structured = reference === null ? null : customerOfReference(reference)
  const written = [reference, text, endToEndId].flatMap((part) =>
    part === null ? [] : customersInText(part),
  )
  const referenced = [...new Set(structured === null ? written : [structured, ...written])]
  const documents = documentsInText(text)
  return { referenced, documents, numbers: numbersInText(text) }
}

/** Payers often leave the letter out. */
const kindsWithoutLetter = ['M', 'R', 'A']

const documentPattern =
  /(?<![A-Z\d])(?:([A-Z])[\s-]*)?(20\d\d)(?:[\s/-]+0*(\d{1,6})|0*(\d{6}))(?!\d)/g

/** "R-2026-000042", "M 2026/42", "2026-42": each series that it may be of. */
export function documentsInText(text: string): DocumentName[] {
  const names = [...text.toUpperCase().matchAll(documentPattern)].flatMap(
    ([, letter, year, parted, solid]) =>
      (letter ? [letter] : kindsWithoutLetter).map((of) =>
        parseDocumentNumber(`${of}-${year}-${parted ?? solid}`),
      ),
  )
  return names.filter((name) => name !== null)
}

export const documentKey = (name: { kind: DocumentKind; year: number; number: number }): string =>
  `${name.kind}-${name.year}-${name.number}`

const largestId = 2_147_483_647

function numbersInText(text: string): number[] {
  const numbers = [...text.matchAll(/(?<![\d-])(\d{4,10})(?![\d-])/g)].map(([, digits]) =>
    Number(digits),
  )
  return [...new Set(numbers)].filter((number) => number > 0 && number <= largestId).slice(0, 10)
}
