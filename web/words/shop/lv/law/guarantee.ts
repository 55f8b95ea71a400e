import type { DocumentText } from '../../../../../contract/shop/words/document.ts'
import type { Seller } from '../../../../../domain/documents/document.ts'

export const guarantee = (seller: Seller): DocumentText => ({
  title: 'Likumā noteiktā garantija',
  description: 'Preces neatbilstība: divi gadi, kuros pārdevējs atbild par preci.',
  intro:
    'Eiropas Savienībā katrai precei ir likumā noteikta garantija. Latvijā tā ir divi gadi no preces saņemšanas, un tā ir bez maksas.',
  sections: [
    {
      title: 'Uz ko varat paļauties',
      paragraphs: [
        'Precei jāatbilst aprakstam, jādarbojas tā, kā šādas preces parasti darbojas, un jābūt tādā daudzumā un kvalitātē, kā solīts. Ja tā nav, atbildam mēs, pārdevējs, nevis ražotājs. Ja trūkums parādās pirmajā gadā, pieņemam, ka tas bija jau saņemšanas brīdī.',
      ],
    },
    {
      title: 'Ko varat prasīt',
      list: [
        'Vispirms: preci bez maksas salabot vai apmainīt, pēc Jūsu izvēles.',
        'Ja tas nav iespējams vai netiek izdarīts saprātīgā laikā: samazināt cenu vai atcelt līgumu un atgūt naudu.',
      ],
    },
    {
      title: 'Kā pieteikt',
      paragraphs: [
        `Rakstiet uz ${seller.email} vai piezvaniet pa tālruni ${seller.phone}. Nosauciet pasūtījuma numuru un pastāstiet, kas noticis; noder arī fotogrāfija. Dzesētāju vai citu smagu preci paņem mūsu kurjers.`,
        'Pudelēm un dzesētājiem, kas ir Jūsu lietošanā, garantija nebeidzas: ja kas nedarbojas, mēs to apmainām.',
      ],
    },
    {
      title: 'Ražotāja garantija',
      paragraphs: [
        'Ja ražotājs sola vairāk, tas teikts preces lapā. Ražotāja solījums likumā noteikto garantiju nesamazina.',
      ],
    },
  ],
})
