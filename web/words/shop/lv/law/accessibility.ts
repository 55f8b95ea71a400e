import type { DocumentText } from '../../../../../contract/shop/words/document.ts'
import type { Seller } from '../../../../../domain/documents/document.ts'

export const accessibility = (seller: Seller): DocumentText => ({
  title: 'Piekļūstamības paziņojums',
  description: 'Cik piekļūstams ir Avota interneta veikals un kā mums paziņot par šķēršļiem.',
  intro: `${seller.name} veido veikalu tā, lai tajā varētu iepirkties ikviens, arī ar tastatūru, ekrāna lasītāju vai palielinātu tekstu. Paziņojums sagatavots 2026. gada 20. novembrī.`,
  sections: [
    {
      title: 'Kam veikals atbilst',
      paragraphs: [
        'Mērķis ir atbilst Preču un pakalpojumu piekļūstamības likumam un standartam EN\u00a0301\u00a0549, kas balstās uz WCAG 2.1 AA līmeni; pārbaudām arī WCAG 2.2 prasības. Lapas tiek automātiski pārbaudītas katrā izmaiņā, un galvenie ceļi – pieslēgšanās, grozs, apmaksa, regulārā piegāde – tiek izieti arī tikai ar tastatūru.',
      ],
    },
    {
      title: 'Kas izdarīts',
      list: [
        'Visu var izdarīt ar tastatūru, un redzams, kur atrodaties.',
        'Lauki, pogas un kļūdas ir nosaukti vārdos; nekas nav pateikts tikai ar krāsu.',
        'Lapas ir lietojamas 400 % palielinājumā un 320\u00a0pikseļu platumā.',
        'Kustību nav, ja ierīcē tās ir izslēgtas. Kartei un grafikiem blakus ir tas pats vārdos.',
      ],
    },
    {
      title: 'Kas vēl nav pilnīgs',
      list: ['Banku un karšu lapas pieder bankām un maksājumu pakalpojumu sniedzējam.'],
    },
    {
      title: 'Paziņojiet par šķērsli',
      paragraphs: [
        `Rakstiet uz ${seller.email} vai zvaniet ${seller.phone}: pasakiet, kura lapa un kas traucēja. Atbildēsim 15 darba dienu laikā, bet pasūtījumu pieņemsim uzreiz arī pa tālruni. Ja atbilde neapmierina, varat vērsties Patērētāju tiesību aizsardzības centrā, www.ptac.gov.lv.`,
      ],
    },
  ],
})
