import { withdrawalDays } from '../../domain/orders/withdrawal-days.ts'
import type { Language } from '../../domain/words/language.ts'
import { type Block, links, paragraph } from '../platform/mail/letter.ts'
import type { Writing } from '../platform/mail/mails.ts'

const texts = {
  lv: {
    concluded: `Esam noslēguši distances līgumu. Patērētājs ${withdrawalDays} dienu laikā pēc saņemšanas var no tā atteikties, neminot iemeslu.`,
    terms: 'Līguma noteikumi (PDF)',
    withdraw: 'Atteikuma tiesības un veidlapa',
  },
  en: {
    concluded: `We have concluded a distance contract. A consumer can withdraw from it within ${withdrawalDays} days of receiving the goods, without giving a reason.`,
    terms: 'The terms of the contract (PDF)',
    withdraw: 'The right to withdraw, and its form',
  },
} as const

/** A distance contract must be confirmed by mail with its terms and the right of withdrawal. */
export function contractBlocks({ page }: Writing, language: Language): Block[] {
  const words = texts[language]
  return [
    paragraph(words.concluded),
    links({
      [words.terms]: page(`/files/noteikumi-${language}.pdf`),
      [words.withdraw]: page('/atteikums'),
    }),
  ]
}
