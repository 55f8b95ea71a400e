import type { DocumentText } from '../../../../contract/words/document.ts'
import type { SpokenRules } from '../../../shop/law/spoken-rules.ts'

export const deposit = ({ bail, steps }: SpokenRules): DocumentText => ({
  title: 'Depozīts un tukšās pudeles',
  description: 'Kā darbojas 18,9 l pudeļu depozīts: cik tas ir, kad to maksā un kad tas atgriežas.',
  intro: `Lielās pudeles pieder mums un ceļo atpakaļ. Par katru pudeli, kas ir pie Jums, depozīts ir ${bail}; tas nav ūdens cenas daļa un atgriežas kopā ar pudeli.`,
  sections: [
    {
      title: 'Cik daudz pudeļu, tik mazāks depozīts',
      list: steps.map(
        ({ fromBottle, percentOff }) => `No ${fromBottle}. pudeles depozīts ir par ${percentOff} mazāks.`,
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
        'Kurjers pudeles saskaita pie Jūsu durvīm. Ja atdodat vairāk, nekā saņemat, depozīts tajā pašā dienā ir Jūsu kontā. Ar to var maksāt par nākamo pasūtījumu, vai arī lūgt to pārskaitīt uz banku.',
        'Ja saskaitīts citādi, nekā bija pasūtījumā, rēķinā ir tas, ko saskaitīja, un Jūs par to saņemat vēstuli. Nepiekrītat? Atbildiet uz vēstuli vai piezvaniet.',
      ],
    },
    {
      title: 'Valsts depozīts uz mazajām pudelēm',
      paragraphs: [
        'Vienreizējām pudelēm un skārdenēm ir valsts depozīts. To atdod taras automāti veikalos; mēs šīs pudeles atpakaļ neņemam.',
      ],
    },
  ],
})
