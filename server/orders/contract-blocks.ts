import { withdrawalDays } from '../../domain/orders/withdrawal-days.ts'
import type { Language } from '../../domain/words/language.ts'
import { type Block, links, paragraph } from '../platform/mail/letter.ts'
import type { Writing } from '../platform/mail/mails.ts'

const say = {
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

/** What the law wants confirmed by mail when a contract is concluded at a distance: its terms, and the way out of it. */
export function contractBlocks({ page }: Writing, language: Language): Block[] {
  const words = say[language]
  return [
    paragraph(words.concluded),
    links({
      [words.terms]: page(`/files/noteikumi-${language}.pdf`),
      [words.withdraw]: page('/atteikums'),
    }),
  ]
}
