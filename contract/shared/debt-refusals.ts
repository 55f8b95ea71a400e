/** What the office is told of a debt or of a refund. */
export const debtRefusals = {
  day_passed: {
    status: 422,
    lv: 'Šī diena jau ir pagājusi.',
    en: 'This day has passed.',
  },
  nothing_overdue: {
    status: 409,
    lv: 'Nav par ko atgādināt: nekas nav kavēts, vai atgādinājumi ir apturēti.',
    en: 'There is nothing to remind of: nothing is overdue, or reminders are on hold.',
  },
  more_than_owed: {
    status: 409,
    lv: 'Klients ir parādā mazāk.',
    en: 'The customer owes less.',
  },
  no_open_request: {
    status: 409,
    lv: 'Šī atmaksa vairs negaida.',
    en: 'This refund no longer waits.',
  },
  less_is_left: {
    status: 409,
    lv: 'Tik daudz atmaksāt vairs nevar: daļu naudas jau aizņem pudeles vai pasūtījumi.',
    en: 'So much can no longer be refunded: bottles or orders have taken part of the money.',
  },
  credited_whole: {
    status: 409,
    lv: 'Šis rēķins jau ir kreditēts viss.',
    en: 'The whole of this invoice is credited already.',
  },
  line_without_price: {
    status: 422,
    lv: 'Šai rindai nav cenas, ko atmaksāt. Depozītu atmaksā atsevišķi.',
    en: 'This line has no price to refund. A deposit is refunded by itself.',
  },
  more_than_left: {
    status: 409,
    lv: 'Tik daudz vairs nav, ko atmaksāt.',
    en: 'So much is not left to refund.',
  },
  refunded_in_part: {
    status: 409,
    lv: 'Daļa šī rēķina jau ir atmaksāta; pārējo atmaksājiet tāpat.',
    en: 'A part of this invoice is refunded already; refund the rest in the same way.',
  },
  no_payee_name: {
    status: 409,
    lv: 'Klientam nav vārda, bet banka to prasa.',
    en: 'The customer has no name, and the bank asks for one.',
  },
  already_replaced: {
    status: 409,
    lv: 'Šo failu vairs nevar aizstāt: tas jau aizstāts, vai banka to ir izpildījusi.',
    en: 'This file can no longer be replaced: it is already, or the bank has carried it out.',
  },
  no_such_refund: {
    status: 404,
    lv: 'Tādas izmaksātas atmaksas ar šo summu nav.',
    en: 'There is no such paid refund of this sum.',
  },
} as const
