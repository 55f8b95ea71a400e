/** The list of customers. */
export const customers = {
  title: 'Klienti',
  all: 'Visi klienti',
  number: 'Nr.',
  name: 'Vārds',
  phone: 'Tālrunis',
  email: 'E-pasts',
  addresses: 'Adreses',
  joined: 'Reģistrējies',
  about: 'Zīmes',
  marks: { company: 'uzņēmums', pays_later: 'maksā vēlāk', overdue: 'kavē rēķinu' },
  without: 'Vēl nav neviena klienta.',
  firstStep: 'Pierakstīt klientu',
  toCustomer: 'Klienta lapa',
  toOrders: 'Klienta pasūtījumi',
}
