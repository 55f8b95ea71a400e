import type { DocumentText } from '../../../../../contract/shop/words/document.ts'
import { withdrawalDays } from '../../../../../domain/orders/withdrawal-days.ts'
import type { Seller } from '../../../../../domain/documents/document.ts'

export const privacy = (seller: Seller): DocumentText => ({
  title: 'Privātums',
  description: 'Kādus personas datus Avots apstrādā, kāpēc, cik ilgi un kādas ir Jūsu tiesības.',
  intro: `Datus vācam tikai tādus, bez kuriem ūdeni līdz durvīm neatvest. Pārzinis ir ${seller.name}, ${seller.address}, ${seller.email}.`,
  sections: [
    {
      title: 'Ko un kāpēc mēs zinām',
      list: [
        'Vārds, tālrunis, e-pasts un adreses: lai noslēgtu līgumu un atvestu pasūtīto.',
        'Pasūtījumi, maksājumi, depozīts un pudeļu skaits: lai izpildītu līgumu un kārtotu grāmatvedību, kā to prasa likums.',
        'Personas kods vai reģistrācijas numurs, ja to norādāt: lai rēķinā būtu pareizs pircējs.',
        'Pieslēgšanās laiks un ierīces veids: lai profils būtu drošībā.',
        'Jūsu piekrišanas un atteikumi ar dienu un teksta redakciju: lai varētu tos pierādīt.',
      ],
    },
    {
      title: 'Uz kāda pamata',
      paragraphs: [
        'Līguma izpilde (piegāde, apmaksa, depozīts), likuma pienākums (grāmatvedība, patērētāju tiesības), mūsu leģitīmā interese (veikala drošība) un Jūsu piekrišana (jaunumu vēstule, apmeklējumu uzskaite, reklāmas novērtēšana). Piekrišanu varat atsaukt tikpat viegli, kā to devāt.',
      ],
    },
    {
      title: 'Kam datus nododam',
      list: [
        'Kurjeram: vārdu, adresi, tālruni un piezīmes piegādei.',
        'Pakomātu vai kurjeru uzņēmumam, ja izvēlaties šādu piegādi.',
        'Maksājumu pakalpojumu sniedzējam Montonio: summu un maksājuma numuru. Kartes datus mēs neredzam.',
        'Google un Meta, ja tam piekrītat: kuras lapas un preces skatāt un ko nopērkat, bez vārda, e-pasta un adreses.',
        'Valsts iestādēm, kad to prasa likums. Datus nepārdodam.',
      ],
    },
    {
      title: 'Cik ilgi glabājam',
      list: [
        'Rēķinus un maksājumus: piecus gadus pēc finanšu gada beigām.',
        'Pudeļu un depozīta uzskaiti: kamēr depozīts nav atdots, un vēl piecus gadus.',
        'Viesa grozu: 90 dienas pēc pēdējā apmeklējuma.',
        'Mūsu vēstules Jums: gadu.',
        `Iesāktu atteikumu no līguma, ko neapstiprinājāt: ${withdrawalDays} dienas.`,
        'Pārējo: kamēr Jums ir profils.',
      ],
    },
    {
      title: 'Jūsu tiesības',
      paragraphs: [
        `Savā profilā varat visu apskatīt, labot, lejupielādēt un profilu dzēst. Dzēšot paliek tikai tas, ko likums liek glabāt, un bez Jūsu vārda tur, kur tas iespējams. Varat arī iebilst pret apstrādi vai lūgt to ierobežot, rakstot uz ${seller.email}; atbildēsim mēneša laikā.`,
        'Ja domājat, ka rīkojamies nepareizi, varat sūdzēties Datu valsts inspekcijā, Elijas ielā 17, Rīgā, LV-1050, www.dvi.gov.lv.',
      ],
    },
  ],
})
