import type { DocumentText } from '../../../../contract/words/document.ts'
import { latvianForm } from '../../../../domain/words/plural.ts'
import type { SpokenRules } from '../../../shop/law/use-spoken-rules.ts'

const days = { zero: 'dienas', one: 'dienu', other: 'dienas' }

export const autoship = (rules: SpokenRules): DocumentText => ({
  title: 'Regulārā piegāde',
  description: 'Ūdens un citas preces ik pēc 1–8 nedēļām: kā tas darbojas, ko maksā un kā apturēt.',
  intro: 'Vienreiz izvēlaties preces, adresi un biežumu, un mēs atgādinām un atvedam. Bez saistību termiņa.',
  sections: [
    {
      title: 'Kā tas darbojas',
      list: [
        'Izvēlaties, ik pēc cik nedēļām vest: no 1 līdz 8, cik Jūsu adreses maršruts ļauj.',
        `${rules.leadDays} ${latvianForm(rules.leadDays, days)} pirms piegādes sagatavojam pasūtījumu un rakstām, lai Jūs to apstiprinātu; vēlreiz – dienu iepriekš.`,
        'Ja neapstiprināt, piegāde tiek izlaista un nekas nav jāmaksā. Nākamā būs kā parasti.',
      ],
    },
    {
      title: 'Cena un apmaksa',
      paragraphs: [
        'Precēm regulārajā piegādē bieži ir zemāka cena; tā redzama preces lapā. Piegādi apmaksājam no Jūsu konta, ja tajā pietiek naudas; ja ne, maksājat ar pēcapmaksu vai skaidrā naudā, kad tas iespējams. Ja nevar arī tā, pasūtījums gaida, kamēr papildināsiet kontu; ja līdz piegādes priekšvakaram naudas nepietiek, šo reizi izlaižam.',
      ],
    },
    {
      title: 'Mainīt, apturēt, pārtraukt',
      paragraphs: [
        '“Tikai šī piegāde” un “Visas turpmākās” ir divas atsevišķas vietas: vienā pārceļat vai izlaižat vienu reizi, otrā maināt visu sēriju. Atvaļinājumam ir pauze līdz noteiktai dienai. Pārtraukt var ar vienu pogu, bez zvanīšanas un iemesla.',
      ],
    },
    {
      title: 'Ja kaut kā pietrūkst',
      paragraphs: [
        'Ja prece nav noliktavā vai vairs netiek pārdota, pārējo atvedam un par to uzrakstām. Cena sērijā nemainās, pirms par to neesam rakstījuši.',
      ],
    },
  ],
})
