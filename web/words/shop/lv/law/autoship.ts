import type { DocumentText } from '../../../../../contract/shop/words/document.ts'
import { latvianForm } from '../../../../../domain/words/plural.ts'
import type { FormattedRules } from '../../law/formatted-rules.ts'

const days = { zero: 'dienas', one: 'dienu', other: 'dienas' }

export const autoship = (rules: FormattedRules): DocumentText => ({
  title: 'Regulārā piegāde',
  description:
    'Ūdens un citas preces ik pēc 1–8 nedēļām: kā tas darbojas, cik maksā un kā apturēt.',
  intro:
    'Vienreiz izvēlaties preces, adresi un biežumu, un mēs atgādinām un atvedam. Saistību termiņa nav.',
  sections: [
    {
      title: 'Kā tas darbojas',
      list: [
        'Izvēlaties, ik pēc cik nedēļām vest: no 1 līdz 8, ciktāl to ļauj maršruts uz Jūsu adresi.',
        `${rules.leadDays} ${latvianForm(rules.leadDays, days)} pirms piegādes sagatavojam pasūtījumu un rakstām, lai Jūs to apstiprinātu; dienu iepriekš atgādinām vēlreiz.`,
        'Ja piegādi neapstiprināsiet, to izlaidīsim un nekas nebūs jāmaksā. Nākamā būs kā parasti.',
      ],
    },
    {
      title: 'Cena un apmaksa',
      paragraphs: [
        'Precēm regulārajā piegādē bieži ir zemāka cena; tā redzama preces lapā. Samaksu ieturam no Jūsu konta, ja tajā pietiek naudas; ja ne, maksājat ar pēcapmaksu vai skaidrā naudā, kad tas iespējams. Ja nav iespējams arī tas, pasūtījums gaida, līdz papildināsiet kontu; ja līdz piegādes priekšvakaram naudas nepietiek, šo reizi izlaižam.',
      ],
    },
    {
      title: 'Mainīt, pauzēt, apturēt',
      paragraphs: [
        '“Tikai šī piegāde” un “Visas turpmākās” ir divas atsevišķas vietas: vienā pārceļat vai izlaižat vienu reizi, otrā maināt visu regulāro piegādi. Atvaļinājumam ir pauze līdz Jūsu izvēlētai dienai. Apturēt var ar vienu pogu, bez zvanīšanas un bez iemesla.',
      ],
    },
    {
      title: 'Ja kaut kā pietrūkst',
      paragraphs: [
        'Ja preces nav noliktavā vai to vairs nepārdodam, pārējo atvedam un par to uzrakstām. Cenas regulārajā piegādē nemainām, pirms par to neesam rakstījuši.',
      ],
    },
  ],
})
