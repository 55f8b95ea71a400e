import type { DeedNames } from '../../deed-names.ts'

/** What the office does in the name of a customer. */
export const onBehalfDeeds: DeedNames = {
  'disputes.recount': { name: 'saskaitīt pie klienta', done: () => 'Saskaitīšana ieplānota' },
  'disputes.answer': { name: 'atbildēt uz iebildumu', done: () => 'Iebildums atbildēts' },
  'orders.place': { name: 'pasūtīt klienta vārdā', done: () => 'Pasūtīts' },
  'orders.edit': { name: 'mainīt pasūtījumu', done: () => 'Pasūtījums mainīts' },
  'orders.add_late': { name: 'pievienot slēgtai dienai', done: () => 'Pasūtījums ir reisā' },
  'orders.price': { name: 'mainīt cenu', done: () => 'Cena mainīta' },
  'orders.correct': { name: 'labot piegādi', done: () => 'Piegāde izlabota' },
  'orders.other_customer': {
    name: 'pārcelt piegādi citam klientam',
    done: () => 'Piegāde pārcelta citam klientam',
  },
  'orders.pay_link': { name: 'sūtīt saiti apmaksai', done: () => 'Saite nosūtīta' },
  'deliveries.move': { name: 'pārcelt regulāro piegādi', done: () => 'Piegāde pārcelta' },
  'deliveries.skip': { name: 'izlaist regulāro piegādi', done: () => 'Piegāde izlaista' },
  'deliveries.unskip': { name: 'atgriezt izlaisto piegādi', done: () => 'Piegāde atkal notiks' },
  'deliveries.line': { name: 'mainīt vienu piegādi', done: () => 'Piegāde mainīta' },
  'autoships.pause': {
    name: 'apturēt regulārās piegādes',
    done: () => 'Regulārās piegādes apturētas',
  },
  'autoships.resume': { name: 'beigt pauzi', done: () => 'Pauze beigta' },
  'autoships.change': { name: 'mainīt regulāro piegādi', done: () => 'Regulārā piegāde mainīta' },
  'autoships.line': {
    name: 'mainīt regulārās piegādes preci',
    done: () => 'Prece mainīta visās turpmākajās',
  },
  'autoships.end': { name: 'beigt regulāro piegādi', done: () => 'Regulārā piegāde beigta' },
  'autoships.undo': { name: 'atsaukt regulārās piegādes maiņu', done: () => 'Maiņa atsaukta' },
  'customers.add_address': { name: 'pievienot adresi', done: () => 'Adrese pievienota' },
  'customers.new_address': { name: 'jauna adrese', done: () => 'Turpmāk braucam uz jauno adresi' },
  'customers.remove_address': { name: 'noņemt adresi', done: () => 'Adrese noņemta' },
  'customers.address': { name: 'mainīt adresi', done: () => 'Adrese mainīta' },
  'customers.contact': { name: 'mainīt kontaktus', done: () => 'Kontakti mainīti' },
}
