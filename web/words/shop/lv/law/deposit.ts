import type { DocumentText } from '../../../../../contract/shop/words/document.ts'
import type { FormattedRules } from '../../law/formatted-rules.ts'

export const deposit = ({ lentDeposit, steps }: FormattedRules): DocumentText => ({
  title: 'Depozīts un tukšās pudeles',
  description: 'Kā darbojas 18,9 l pudeļu depozīts: cik tas ir, kad to maksā un kad tas atgriežas.',
  intro: `Lielās pudeles pieder mums un ceļo atpakaļ. Par katru pudeli, kas ir pie Jums, depozīts ir ${lentDeposit}; tas nav ūdens cenas daļa un atgriežas kopā ar pudeli.`,
  sections: [
    {
      title: 'Jo vairāk pudeļu, jo mazāks depozīts',
      list: steps.map(
        ({ fromBottle, percentOff }) =>
          `No ${fromBottle}. pudeles depozīts ir par ${percentOff} mazāks.`,
      ),
    },
    {
      title: 'Maiņa pret maiņu',
      paragraphs: [
        'Ja pasūtāt tikpat pilnu pudeļu, cik atdodat tukšo, depozīts nav jāmaksā. Grozā blakus ir divi skaitļi: “Pasūtu” un “Atdodu tukšās”; zem tiem teikts, kas sanāk.',
      ],
    },
    {
      title: 'Kā depozīts atgriežas',
      paragraphs: [
        'Kurjers pudeles saskaita pie Jūsu durvīm. Ja atdodat vairāk, nekā saņemat, depozīts tajā pašā dienā ir Jūsu kontā. To var izmantot nākamajam pasūtījumam vai lūgt pārskaitīt uz bankas kontu.',
        'Ja pudeļu skaits atšķiras no pasūtījumā norādītā, rēķinā ir saskaitītais, un par to Jums rakstām. Ja nepiekrītat, atbildiet uz vēstuli vai piezvaniet.',
      ],
    },
    {
      title: 'Valsts depozīts par mazajām pudelēm',
      paragraphs: [
        'Vienreizlietojamām pudelēm un skārdenēm ir valsts depozīts. To atmaksā taras automāti un pieņemšanas vietas pie veikaliem; mēs šīs pudeles atpakaļ neņemam.',
      ],
    },
  ],
})
