import type { DocumentText } from '../../../../../contract/shop/words/document.ts'
import type { FormattedRules } from '../../law/formatted-rules.ts'

export const payments = (rules: FormattedRules): DocumentText => ({
  title: 'Maksājumu veidi',
  description:
    'Kā Avotā maksāt: no konta, ar karti, internetbankā, skaidrā naudā vai ar pēcapmaksu.',
  intro: 'Maksāt var tā, kā Jums ērtāk. Komisija, ja tāda ir, redzama pirms pasūtīšanas.',
  sections: [
    {
      title: 'No konta atlikuma',
      paragraphs: [
        'Kontā nonāk papildinātā nauda un atgrieztais depozīts. Ja atlikuma pietiek, pasūtījums tiek apmaksāts no tā; komisijas nav. Kontu papildināt var sadaļā “Papildināt kontu”.',
      ],
    },
    {
      title: 'Ar karti un internetbankā',
      list: [
        `Bankas karte (VISA, Mastercard): komisija ${rules.cardCharge}.`,
        `SEB, Citadele, Luminor, Swedbank, Revolut: komisija ${rules.bankCharge}.`,
      ],
      paragraphs: [
        'Maksājumu apstrādā Montonio; kartes datus mēs neredzam. Ja maksājums vēl tiek apstrādāts, par iznākumu uzrakstīsim, un grozs nepazūd. Ja pasūtījumu vēlāk atceļat, komisiju neatdodam.',
      ],
    },
    {
      title: 'Skaidrā naudā kurjeram',
      paragraphs: [
        `Tikai mūsu kurjera piegādei un pasūtījumam līdz ${rules.cashLimit}. Kurjers izsniedz čeku. Skaidrā naudā maksāt nevar, kamēr kāds rēķins nav laikus apmaksāts.`,
      ],
    },
    {
      title: 'Pēcapmaksa',
      paragraphs: [
        'Ja par to esam vienojušies, pasūtījumi krājas līdz mēneša beigām, un rēķinu par tiem saņemat nākamā mēneša sākumā. Pasūtījums nedrīkst pārsniegt Jūsu kredītlimitu un konta atlikumu kopā.',
      ],
    },
    {
      title: 'Bonuss',
      paragraphs: [
        `Par piegādātu 18,9 l ūdeni uzkrājas bonuss ${rules.bonusEarn} apmērā. Ar to var segt līdz ${rules.bonusUse} no preču summas, bet ne vairāk, kā maksā preces, kas nav ūdens.`,
      ],
    },
  ],
})
