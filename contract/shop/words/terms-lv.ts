import type { Seller } from '../../../domain/documents/document.ts'
import type { DocumentText } from './document.ts'

/** The contract at a distance, in Latvian: the version that binds. */
export const termsLv = (seller: Seller): DocumentText => ({
  title: 'Distances līgums',
  description:
    'Avota pirkuma noteikumi: pasūtīšana, cenas, piegāde, depozīts, regulārā piegāde un atteikuma tiesības.',
  intro:
    'Šie noteikumi ir spēkā no 2026. gada 1. novembra. Pasūtot Jūs noslēdzat ar mums distances līgumu.',
  sections: [
    {
      title: '1. Kas mēs esam',
      paragraphs: [
        `Pārdevējs ir ${seller.name}, reģistrācijas Nr.\u00a0${seller.registrationNo}, ${seller.vatNumber === null ? '' : `PVN Nr.\u00a0${seller.vatNumber}, `}${seller.address}. Mūs var sazvanīt pa tālruni ${seller.phone} darba dienās 8.00–18.00 un jebkurā laikā rakstīt uz ${seller.email}.`,
      ],
    },
    {
      title: '2. Kā tiek noslēgts līgums',
      paragraphs: [
        'Grozā un apmaksas lapā pirms pasūtīšanas redzat preces, to daudzumu, cenas, depozītu, piegādes maksu un kopsummu. Visu varat labot līdz pogas “Pasūtīt ar pienākumu maksāt” nospiešanai.',
        'Līgums ir noslēgts, kad nosūtām pasūtījuma apstiprinājumu uz Jūsu e-pastu. Apstiprinājumā ir viss pasūtījuma saturs; pasūtījumi paliek redzami arī Jūsu profilā. Līgums ir latviešu valodā.',
      ],
    },
    {
      title: '3. Cenas un apmaksa',
      paragraphs: [
        'Visas cenas ir eiro un ietver PVN. Pie katras preces redzama arī cena par litru vai kilogramu un depozīts, ja tāds ir. Piegādes maksa un izvēlētā maksāšanas veida komisija ir redzamas pirms pasūtīšanas.',
        'Maksāt var no konta atlikuma, ar karti, internetbankā, skaidrā naudā kurjeram vai ar pēcapmaksu, ja par to esam vienojušies. Ja maksājums neizdodas, grozs paliek un varat maksāt citādi.',
      ],
    },
    {
      title: '4. Piegāde',
      paragraphs: [
        'Mūsu kurjers brauc pa zonām noteiktās nedēļas dienās; iespējamās dienas rāda kalendārs. Ārpus mūsu zonām preces, izņemot lielās pudeles un nomas preces, nosūtām ar pakomātu vai citu kurjeru, parasti 2–3 darba dienās.',
        'Ja piegādāt neizdodas, piegādi pārceļam uz nākamo iespējamo dienu un uzrakstām, kāpēc; dienu varat mainīt. Par nepiegādātu pasūtījumu naudu atdodam pilnībā.',
      ],
    },
    {
      title: '5. Depozīts un atdodamās pudeles',
      paragraphs: [
        'Lielās pudeles un dzesētāji pieder mums un ir nodoti lietošanā. Par tiem Jūs maksājat depozītu, kas nav preces cenas daļa. Depozītu atgriežam Jūsu kontā, kad kurjers saņemto ir saskaitījis; pēc pieprasījuma to pārskaitām uz bankas kontu.',
        'Pudelēm jābūt veselām. Par pazaudētu vai sasistu pudeli depozīts netiek atdots.',
      ],
    },
    {
      title: '6. Regulārā piegāde',
      paragraphs: [
        'Regulārā piegāde ir beztermiņa un bez saistību termiņa. Par katru piegādi laikus rakstām un dienu iepriekš atgādinām; piegāde notiek un tiek apmaksāta tikai tad, ja to apstiprināt. Izlaist reizi, pārcelt, pauzēt vai pārtraukt var jebkurā brīdī savā profilā bez maksas.',
      ],
    },
    {
      title: '7. Pasūtījuma maiņa un atcelšana',
      paragraphs: [
        'Pasūtījumu var mainīt vai atcelt bez maksas, līdz tā piegādes diena tiek slēgta; termiņš ir redzams pie pasūtījuma. Samaksātā nauda, izņemot maksāšanas veida komisiju, atgriežas Jūsu kontā.',
      ],
    },
    {
      title: '8. Atteikuma tiesības',
      paragraphs: [
        'Patērētājs 14 dienu laikā pēc preces saņemšanas var atteikties no līguma, neminot iemeslu. Regulārajā piegādē šīs dienas skaita no pirmās piegādes. Pietiek aizpildīt veidlapu lapā “Atteikties no līguma”; pieslēgties nav vajadzīgs.',
        'Preces jānodod mums 14 dienu laikā. Samaksāto kopā ar standarta piegādes maksu atdodam 14 dienu laikā, bet varam nogaidīt, līdz preces ir saņemtas vai Jūs pierādāt, ka tās nosūtījāt. Mūsu piegādātās preces bez maksas paņem mūsu kurjers.',
        'Atteikties nevar no atvērtām ūdens, pārtikas un higiēnas precēm, kuras higiēnas dēļ nevar pārdot atkal, no precēm, kas ātri bojājas vai kam drīz beidzas derīguma termiņš, un no pakalpojuma, kas ar Jūsu piekrišanu jau ir pilnībā sniegts.',
      ],
    },
    {
      title: '9. Ja prece neatbilst līgumam',
      paragraphs: [
        'Par preces neatbilstību atbildam divus gadus no saņemšanas. Jūs varat prasīt preci bez maksas salabot vai apmainīt, bet, ja tas nav iespējams vai netiek izdarīts saprātīgā laikā, samazināt cenu vai atdot naudu.',
      ],
    },
    {
      title: '10. Sūdzības un strīdi',
      paragraphs: [
        'Sūdzību iesniedziet mums rakstiski; atbildēsim 15 darba dienu laikā. Ja nevienojamies, patērētājs var vērsties Patērētāju tiesību aizsardzības centrā (PTAC), Brīvības ielā 55, Rīgā, LV-1010, www.ptac.gov.lv, un Patērētāju strīdu risināšanas komisijā vai tiesā. Līgumam piemērojami Latvijas likumi.',
      ],
    },
    {
      title: '11. Personas dati',
      paragraphs: ['Kā apstrādājam personas datus, teikts lapā “Privātums”.'],
    },
  ],
})
