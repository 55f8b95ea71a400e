import type { DocumentText } from '../../../../../contract/shop/words/document.ts'
import type { FormattedRules } from '../../law/formatted-rules.ts'

export const delivery = (rules: FormattedRules): DocumentText => ({
  title: 'Piegāde un piegādes zonas',
  description: 'Kad un kur Avots piegādā, cik tas maksā un kas notiek svētkos.',
  intro: 'Mūsu kurjers brauc pa zonām noteiktās dienās. Jūsu adreses dienas rāda kalendārs grozā.',
  sections: [
    {
      title: 'Cik maksā mūsu kurjers',
      list: [
        `Preces par ${rules.freeFrom} vai vairāk: bez maksas.`,
        `Mazāk par ${rules.freeFrom} un grozā ir ūdens atgriežamās pudelēs vai tikai atdodamas tukšās: degvielas piemaksa ${rules.surcharge}.`,
        `Mazāk par ${rules.freeFrom} bez šāda ūdens: piegādes maksa ${rules.fee}.`,
        'Pakalpojumiem un konta papildināšanai piegādes maksas nav.',
      ],
    },
    {
      title: 'Pakomāts vai cits kurjers',
      paragraphs: [
        `Ārpus mūsu zonām, un arī zonās, ja grozā nav ūdens pudeļu un nomas preču, piegādājam ar pakomātu (${rules.parcelMachine}) vai citu kurjeru (${rules.thirdPartyCourier}). Ja preču summa pārsniedz ${rules.thirdPartyFreeAbove}, tas ir bez maksas. Parasti tas aizņem 2–3 darba dienas, un dienu izvēlēties nevar.`,
      ],
    },
    {
      title: 'Diena un laiks',
      paragraphs: [
        'Agrākā diena ir rītdiena, tālākā – trīs mēneši uz priekšu. Kurjers brauc no plkst. 8.00 līdz 20.00 un pirms ierašanās piezvana. Svētku dienās nepiegādājam; kalendārs šīs dienas rāda un piedāvā nākamo.',
        'Dienai, kas ir pilna, pasūtījumus vairs nepieņemam; kalendārs to rāda un piedāvā nākamo.',
        'Pasūtījumu var mainīt vai pārcelt, līdz tā diena tiek slēgta. Precīzs termiņš ir redzams pie pasūtījuma.',
      ],
    },
    {
      title: 'Ja neesat mājās',
      paragraphs: [
        'Piezīmēs uzrakstiet, kur atstāt preces un kur kurjers atradīs tukšās pudeles. Ja piegādāt tomēr nevar, kurjers piezvana. Piegādi pārceļam uz nākamo iespējamo dienu un par to uzrakstām; dienu varat mainīt.',
      ],
    },
    {
      title: 'Adreses',
      paragraphs: [
        'Rakstot adresi, palīdz Valsts adrešu reģistrs (Valsts zemes dienests, CC BY 4.0). Adresi, kuras tajā nav, varat ierakstīt paši.',
      ],
    },
  ],
})
