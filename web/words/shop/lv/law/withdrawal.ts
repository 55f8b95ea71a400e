import type { DocumentText } from '../../../../../contract/shop/words/document.ts'

export const withdrawal: DocumentText = {
  title: 'Atteikties no līguma',
  description:
    'Atteikums no pirkuma 14 dienu laikā: divi soļi, bez pieslēgšanās, ar apliecinājumu e-pastā.',
  intro:
    '14 dienu laikā pēc saņemšanas varat atteikties no pirkuma, neminot iemeslu. Pieslēgties nav vajadzīgs, un apliecinājums tūlīt būs Jūsu e-pastā.',
  sections: [
    {
      title: 'Kas notiek tālāk',
      list: [
        'Preces 14 dienu laikā nododat mums: kurjeram nākamajā piegādē vai birojā. Mūsu piegādāto paņemam bez maksas.',
        'Naudu kopā ar standarta piegādes maksu atdodam 14 dienu laikā tādā pašā veidā, kā maksājāt. Varam nogaidīt, līdz preces ir pie mums vai redzam, ka tās nosūtītas.',
        'Depozīts par atdotajām pudelēm atgriežas pilnībā.',
      ],
    },
    {
      title: 'Kad atteikties nevar',
      list: [
        'Ūdens, pārtika un higiēnas preces, ja iepakojums ir atvērts.',
        'Preces, kas ātri bojājas vai kam drīz beidzas derīguma termiņš.',
        'Pakalpojums, kas ar Jūsu piekrišanu jau ir pilnībā sniegts, piemēram, dzesētāja tīrīšana.',
      ],
    },
    {
      title: 'Vēl nav piegādāts?',
      paragraphs: [
        'Pasūtījumu, kuru vēl var mainīt, vienkāršāk ir atcelt sadaļā “Gaida piegādi”: nauda tūlīt ir Jūsu kontā.',
      ],
    },
  ],
}
