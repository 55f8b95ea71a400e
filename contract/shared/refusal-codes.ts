import { maxAddresses } from '../../domain/customers/max-addresses.ts'
import { bankRefusals } from './bank-refusals.ts'
import { debtRefusals } from './debt-refusals.ts'
import { runRefusals } from './run-refusals.ts'
import { staffRefusals } from './staff-refusals.ts'

type Sentences = Record<string, { status: number; lv: string; en: string }>

/** Every code of a refusal's `error`, with its status and its sentence in both languages. */
export const refusals = {
  bad_json: {
    status: 400,
    lv: 'Pieprasījuma saturs nav derīgs JSON.',
    en: 'The body is not valid JSON.',
  },
  token_not_provided: { status: 401, lv: 'Lūdzu, pieslēdzieties.', en: 'Please log in.' },
  token_invalid: {
    status: 401,
    lv: 'Pieslēgšanās ir beigusies. Lūdzu, pieslēdzieties vēlreiz.',
    en: 'Your session has ended. Please log in again.',
  },
  invalid_credentials: {
    status: 401,
    lv: 'Pārbaudi e-pastu un paroli!',
    en: 'Check your e-mail and password!',
  },
  passkey_unknown: {
    status: 401,
    lv: 'Šo piekļuves atslēgu nepazīstam.',
    en: 'We do not know this passkey.',
  },
  log_in_again: {
    status: 403,
    lv: 'Lai pārliecinātos, ka tas esat Jūs, vispirms pieslēdzieties no jauna.',
    en: 'To make sure that it is you, please log in again first.',
  },
  too_many_passkeys: {
    status: 409,
    lv: 'Profilā var būt ne vairāk kā 20 piekļuves atslēgu. Vispirms noņemiet kādu.',
    en: 'A profile can have at most 20 passkeys. Please remove one first.',
  },
  forbidden: { status: 403, lv: 'Šī darbība Jums nav atļauta.', en: 'You may not do this.' },
  not_found: {
    status: 404,
    lv: 'Tas, ko meklējat, nav atrasts.',
    en: 'What you are looking for was not found.',
  },
  method_not_allowed: {
    status: 405,
    lv: 'Šāda darbība šeit nav iespējama.',
    en: 'This method is not possible here.',
  },
  locked: { status: 409, lv: 'To vairs nevar mainīt.', en: 'This can no longer be changed.' },
  conflict: {
    status: 409,
    lv: 'Pa to laiku kaut kas ir mainījies. Lūdzu, pārskatiet un mēģiniet vēlreiz.',
    en: 'Something has changed meanwhile. Please review and try again.',
  },
  stale: {
    status: 409,
    lv: 'Šis pasūtījums pa to laiku ir mainīts citur. Lūdzu, atveriet to vēlreiz.',
    en: 'This order was changed elsewhere meanwhile. Please open it again.',
  },
  cart_changed: {
    status: 409,
    lv: 'Pa to laiku grozā kaut kas ir mainījies. Lūdzu, pārskatiet un apstipriniet vēlreiz.',
    en: 'Something in the cart has changed meanwhile. Please review and confirm again.',
  },
  cart_is_empty: { status: 409, lv: 'Pirkumu grozs ir tukšs!', en: 'The cart is empty!' },
  cart_is_full: {
    status: 422,
    lv: 'Grozā var būt ne vairāk kā 1000 dažādu preču.',
    en: 'A cart holds at most 1,000 different goods.',
  },
  too_much_unpaid: {
    status: 409,
    lv: 'Jums ir pārāk daudz nepabeigtu maksājumu. Lūdzu, pabeidziet kādu no tiem vai atceliet neapmaksātu pasūtījumu.',
    en: 'Too many of your payments are not finished. Please finish one of them or cancel an unpaid order.',
  },
  method_not_open: {
    status: 409,
    lv: 'Šo pasūtījumu tā apmaksāt nevar. Lūdzu, izvēlieties citu maksāšanas veidu.',
    en: 'This order cannot be paid that way. Please choose another way of paying.',
  },
  delivery_not_open: {
    status: 409,
    lv: 'Šo pasūtījumu tā piegādāt nevar. Lūdzu, izvēlieties citu piegādes veidu.',
    en: 'This order cannot be delivered that way. Please choose another way of delivery.',
  },
  no_nearest_order: {
    status: 409,
    lv: 'Uz šo adresi nav pasūtījuma, kuru vēl varētu papildināt.',
    en: 'There is no order to this address that can still be added to.',
  },
  top_up_first: {
    status: 409,
    lv: 'Kontā pietrūkst naudas šīm izmaiņām. Lūdzu, papildiniet kontu.',
    en: 'The account is short for this change. Please top it up.',
  },
  autoship_incomplete: {
    status: 409,
    lv: 'Lai regulārā piegāde sāktos, izvēlieties adresi, piegādes dienu un preces.',
    en: 'To start the autoship, choose an address, a delivery day and goods.',
  },
  too_many_autoships: {
    status: 409,
    lv: 'Jums var būt ne vairāk kā 50 regulāro piegāžu.',
    en: 'You can have at most 50 autoships.',
  },
  too_many_addresses: {
    status: 422,
    lv: `Profilā var būt ne vairāk kā ${maxAddresses} adrešu. Vispirms izdzēsiet kādu, kas vairs nav vajadzīga.`,
    en: `A profile can have at most ${maxAddresses} addresses. First delete one that you no longer need.`,
  },
  link_invalid: {
    status: 409,
    lv: 'Šī saite vairs nav derīga. Lūdzu, pieprasiet jaunu.',
    en: 'This link is no longer valid. Please ask for a new one.',
  },
  legal_address_stays: {
    status: 409,
    lv: 'Šī ir juridiskā adrese. Vispirms izvēlieties citu juridisko adresi.',
    en: 'This is the legal address. Choose another legal address first.',
  },
  last_address_stays: {
    status: 409,
    lv: 'Šī ir pēdējā adrese. Vispirms pievienojiet citu.',
    en: 'This is the last address. Add another one first.',
  },
  address_is_awaited: {
    status: 409,
    lv: 'Uz šo adresi vēl ir paredzēts pasūtījums vai regulārā piegāde. Vispirms izvēlieties tiem citu adresi.',
    en: 'An order or an autoship is still to come to this address. Choose another address for it first.',
  },
  orders_are_open: {
    status: 409,
    lv: 'Jums vēl ir pasūtījumi vai regulārās piegādes. Profilu varēs dzēst, kad tie būs piegādāti vai atcelti.',
    en: 'You still have orders or autoships. The profile can be deleted once they are delivered or cancelled.',
  },
  payments_are_open: {
    status: 409,
    lv: 'Bankā vēl ir iesākts maksājums vai atmaksa. Profilu varēs dzēst, kad tas būs pabeigts, parasti ne vēlāk kā pēc vienas dienas.',
    en: 'A payment or a refund of yours is still open at the bank. The profile can be deleted once it is settled, usually within a day.',
  },
  money_is_open: {
    status: 409,
    lv: 'Jūsu kontā vēl ir nauda vai parāds. Naudu varat pieprasīt bankas kontā turpat, kur depozītu; par parādu, lūdzu, sazinieties ar mums.',
    en: 'There is still money or a debt on your account. You can ask for the money to a bank account where you ask for the deposit; about a debt, please contact us.',
  },
  bottles_are_open: {
    status: 409,
    lv: 'Pie Jums vēl ir mūsu pudeles vai iekārtas. Profilu varēs dzēst, kad tās būs atdotas.',
    en: 'You still have our bottles or devices. The profile can be deleted once they are given back.',
  },
  not_delivered_yet: {
    status: 409,
    lv: 'Pasūtījums vēl nav piegādāts.',
    en: 'The order has not been delivered yet.',
  },
  file_unreadable: {
    status: 422,
    lv: 'Attēlu nevar nolasīt.',
    en: 'The picture cannot be read.',
  },
  too_large: { status: 413, lv: 'Pieprasījums ir par lielu.', en: 'The request is too large.' },
  unsupported_media_type: {
    status: 415,
    lv: 'Pieprasījuma saturam jābūt JSON.',
    en: 'The body must be JSON.',
  },
  uri_too_long: { status: 414, lv: 'Adrese ir par garu.', en: 'The address is too long.' },
  bad_request: {
    status: 400,
    lv: 'Pieprasījumu nevar saprast.',
    en: 'The request cannot be understood.',
  },
  key_reused: {
    status: 422,
    lv: 'Šī atslēga jau izmantota citam pieprasījumam.',
    en: 'This key was already used for another request.',
  },
  payment_token_invalid: {
    status: 422,
    lv: 'Maksājuma apstiprinājums nav derīgs.',
    en: 'The confirmation of the payment is not valid.',
  },
  payment_not_made: {
    status: 409,
    lv: 'Uzmanību! Maksājums nav apstiprināts',
    en: 'Attention! The payment is not confirmed',
  },
  nothing_to_refund: {
    status: 409,
    lv: 'Atmaksājama depozīta pašlaik nav.',
    en: 'There is no deposit to be refunded now.',
  },
  nothing_to_send_back: {
    status: 409,
    lv: 'Par šo pasūtījumu nav naudas, ko sūtīt atpakaļ.',
    en: 'There is no money of this order to send back.',
  },
  debt_first: {
    status: 409,
    lv: 'Jūsu kontā ir parāds, tāpēc depozītu vispirms varat saņemt kontā: tas sedz parādu.',
    en: 'Your account is in debt, so the deposit can go to the account first, where it covers the debt.',
  },
  already_asked: {
    status: 409,
    lv: 'Depozīta atmaksa jau ir pieteikta.',
    en: 'You have already asked for your deposit.',
  },
  push_off: {
    status: 409,
    lv: 'Ziņas uz tālruni pašlaik nesūtām; tās nāk e-pastā.',
    en: 'Messages to phones are not sent now; they come by e-mail.',
  },
  payments_off: {
    status: 409,
    lv: 'Maksājumi ar karti un internetbankā pašlaik nav pieejami.',
    en: 'Payments by card and online bank are not available now.',
  },
  provider_unavailable: {
    status: 503,
    lv: 'Banka pašlaik neatbild. Lūdzu, mēģiniet vēlreiz vai izvēlieties citu maksāšanas veidu.',
    en: 'The bank does not answer now. Please try again or choose another way of paying.',
  },
  too_many_requests: {
    status: 429,
    lv: 'Pārāk daudz pieprasījumu. Lūdzu, mēģiniet pēc brīža.',
    en: 'Too many requests. Please try again in a moment.',
  },
  internal: {
    status: 500,
    lv: 'Radās kļūda, un mēs par to jau zinām. Lūdzu, mēģiniet vēlreiz pēc brīža.',
    en: 'Something went wrong, and we have been told. Please try again in a moment.',
  },
  unavailable: {
    status: 503,
    lv: 'Veikals brīdi nav pieejams. Lūdzu, mēģiniet pēc mirkļa.',
    en: 'The shop is briefly unavailable. Please try again in a moment.',
  },
} as const satisfies Sentences

export const allRefusals = {
  ...refusals,
  ...staffRefusals,
  ...runRefusals,
  ...bankRefusals,
  ...debtRefusals,
}

export type RefusalCode = keyof typeof allRefusals
