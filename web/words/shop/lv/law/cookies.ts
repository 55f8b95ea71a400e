import type { DocumentText } from '../../../../../contract/shop/words/document.ts'

export const cookies: DocumentText = {
  title: 'Sīkdatnes',
  description: 'Ko Avots glabā Jūsu pārlūkā, kāpēc un kā mainīt savu izvēli.',
  intro:
    'Nepieciešamais ir ieslēgts vienmēr. Viss pārējais ir izslēgts, kamēr Jūs tam nepiekrītat.',
  sections: [
    {
      title: 'Nepieciešamais',
      list: [
        'avots.token: pieslēgšanās vai viesa grozs, līdz 30 dienām pēc pēdējās lietošanas.',
        'avots.guest: vai pieslēgšanās ir viesa, tikpat ilgi.',
        'language: izvēlētā valoda, viens gads.',
        'avots.last.user, avots.last.cart, avots.last.upcoming: pēdējoreiz redzētais grozs un nākamā piegāde, lai tie atvērtos bez tīkla, līdz iziešanai.',
        'avots.rooms: cik augstas bija sākumlapas daļas, kas ir tikai Jums, lai lapa nelēkātu, līdz iziešanai.',
        'avots-answers: lietotnē, kas pievienota ierīces ekrānam, pēdējoreiz redzētās Jūsu lapas, lai tās atvērtos bez tīkla, līdz iziešanai.',
        'avots-pages, avots-files: turpat veikala lapas un programmas, kas visiem ir vienādas.',
        'avots.consent: Jūsu atbilde uz jautājumu par sīkdatnēm, viens gads.',
        'avots.placed-cart: tikko nosūtītā pasūtījuma numurs, līdz pasūtījums ir apstiprināts vai atgriezies grozā.',
        'avots.agreed-cart: grozs, ar kuru piekritāt distances līguma noteikumiem, līdz cilne tiek aizvērta.',
        'avots.left-positions: kurā vietā Jūs atstājāt katru lapu, lai atgrieztos turpat, līdz cilne tiek aizvērta.',
        'avots.machine: grozam izvēlētais pakomāts, kamēr tajā ir prece, ko pakomāts neņem, līdz cilne tiek aizvērta.',
        'avots.after-top-up: kurp atgriezties pēc konta papildināšanas, līdz cilne tiek aizvērta.',
        'avots.unsent-wishes, avots.unsent-note, avots.registration, avots.order-draft, avots.autoship-draft: iesāktais, kas vēl nav nosūtīts, līdz cilne tiek aizvērta.',
      ],
    },
    {
      title: 'Ar Jūsu piekrišanu',
      list: [
        'Apmeklējumu uzskaite, Google Analytics (_ga un _ga_…, līdz diviem gadiem): kuras lapas un preces tiek skatītas.',
        'Reklāmas novērtēšana, Meta Pixel (_fbp, trīs mēneši): vai pasūtījums nāca no mūsu reklāmas.',
        'avots.reported-orders: pasūtījumu numuri, par kuriem šīs programmas jau zina, lai nevienu neskaitītu divreiz.',
      ],
      paragraphs: [
        'Pirms piekrišanas šīs programmas netiek ielādētas un nekas netiek nosūtīts. Ja piekrišanu atsaucat, sūtīšana beidzas tūlīt; jau saglabātās sīkdatnes varat izdzēst pārlūka iestatījumos.',
      ],
    },
  ],
}
