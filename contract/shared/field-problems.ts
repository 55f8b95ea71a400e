import { dayOf } from '../../domain/calendar.ts'
import { dayTitle } from '../../domain/calendar/phrases.ts'
import type { Language } from '../../domain/words/language.ts'

type Values = Record<string, string | number>
type Sentence = string | ((values: Values) => string)

/** The problems of a field, with sentences that say what to do. Schemas name a code as message. */
export const fieldProblems = {
  required: { lv: 'Lūdzu, aizpildiet šo lauku.', en: 'Please fill in this field.' },
  invalid: { lv: 'Lūdzu, pārbaudiet šo lauku.', en: 'Please check this field.' },
  unknown_field: { lv: 'Šāda lauka nav.', en: 'There is no such field.' },
  not_a_number: { lv: 'Lūdzu, ievadiet skaitli.', en: 'Please enter a number.' },
  too_small: {
    lv: ({ minimum }) => `Mazākais iespējamais skaitlis ir ${minimum}.`,
    en: ({ minimum }) => `The smallest possible number is ${minimum}.`,
  },
  too_big: {
    lv: ({ maximum }) => `Lielākais iespējamais skaitlis ir ${maximum}.`,
    en: ({ maximum }) => `The largest possible number is ${maximum}.`,
  },
  cents: {
    lv: 'Lūdzu, ievadiet summu ar ne vairāk kā diviem cipariem aiz komata.',
    en: 'Please enter a sum with at most two decimals.',
  },
  iban: {
    lv: 'Lūdzu, pārbaudiet konta numuru (IBAN).',
    en: 'Please check the account number (IBAN).',
  },
  unknown_method: { lv: 'Lūdzu, izvēlieties maksāšanas veidu.', en: 'Please choose a way to pay.' },
  too_short: {
    lv: ({ minimum }) => `Vajadzīgas vismaz ${minimum} zīmes.`,
    en: ({ minimum }) => `At least ${minimum} characters are needed.`,
  },
  too_long: {
    lv: ({ maximum }) => `Garākais iespējamais teksts ir ${maximum} zīmes.`,
    en: ({ maximum }) => `At most ${maximum} characters fit.`,
  },
  unprintable: {
    lv: 'Šeit ir zīme, ko uz papīra nevaram izdrukāt. Lūdzu, rakstiet latīņu, kirilicas, grieķu, armēņu vai gruzīnu burtiem, bez emocijzīmēm.',
    en: 'There is a sign here that we cannot print on paper. Please write in Latin, Cyrillic, Greek, Armenian or Georgian letters, without emoji.',
  },
  too_many_addresses: {
    lv: ({ maximum }) => `Profilā var būt ne vairāk kā ${maximum} adrešu.`,
    en: ({ maximum }) => `A profile can have at most ${maximum} addresses.`,
  },
  full_name: {
    lv: 'Ierakstiet vārdu un uzvārdu.',
    en: 'Enter the first name and the surname.',
  },
  email: {
    lv: 'Ievadiet e-pasta adresi, piemēram, anna@epasts.lv.',
    en: 'Enter an e-mail address such as anna@epasts.lv.',
  },
  not_returnable: { lv: 'Šī prece nav jāatdod.', en: 'This product is not returnable.' },
  delivery_type_closed: {
    lv: 'Šīs preces uz šo adresi tā piegādāt nevar.',
    en: 'These goods cannot be delivered to this address that way.',
  },
  day_not_possible: {
    lv: ({ next }) => `Šajā dienā nepiegādājam. Nākamā iespējamā diena: ${next}.`,
    en: ({ next }) => `We do not deliver on this day. The next possible day: ${next}.`,
  },
  day_has_closed: {
    lv: ({ next }) => `Šai dienai pasūtījumus vairs nepieņemam. Nākamā iespējamā diena: ${next}.`,
    en: ({ next }) => `This day is closed for orders. The next possible day: ${next}.`,
  },
  day_is_full: {
    lv: ({ next }) => `Šī diena ir pilna. Nākamā iespējamā diena: ${next}.`,
    en: ({ next }) => `This day is full. The next possible day: ${next}.`,
  },
  too_much_for_a_day: {
    lv: 'Tik daudz vienā dienā uz šo adresi nevaram atvest. Lūdzu, sadaliet pasūtījumu divās dienās.',
    en: 'We cannot bring this much to this address on one day. Please split the order in two days.',
  },
  address_before_day: {
    lv: 'Vispirms izvēlieties adresi: no tās ir atkarīgas piegādes dienas.',
    en: 'Choose an address first: the delivery days depend on it.',
  },
  no_day_possible: {
    lv: 'Tuvākajā laikā uz šo adresi nepiegādājam.',
    en: 'We do not deliver to this address in the near future.',
  },
  outside_our_zones: {
    lv: 'Uz šo adresi mūsu kurjers nebrauc, tāpēc regulārā piegāde nav iespējama.',
    en: 'Our courier does not go to this address, so an autoship is not possible.',
  },
  not_for_autoship: {
    lv: 'Šo preci var pirkt tikai ar parastu pasūtījumu.',
    en: 'This product can only be bought with a standard order.',
  },
  frequency_not_offered: {
    lv: ({ offered }) => `Uz šo adresi piegādājam ik pēc ${offered} nedēļām.`,
    en: ({ offered }) => `To this address we deliver every ${offered} weeks.`,
  },
  day_in_the_past: { lv: 'Šī diena jau ir pagājusi.', en: 'This day has passed.' },
  pause_too_early: {
    lv: ({ day }) => `Agrākā diena, kad pauze var sākties: ${day}.`,
    en: ({ day }) => `The earliest day for a pause to start: ${day}.`,
  },
  pause_too_late: {
    lv: ({ day }) => `Vēlākā diena, kad pauze var sākties: ${day}.`,
    en: ({ day }) => `The latest day for a pause to start: ${day}.`,
  },
  ends_before_it_starts: { lv: 'Beigas ir pirms sākuma.', en: 'The end is before the start.' },
  pause_too_long: {
    lv: ({ day }) => `Vēlākā diena, līdz kurai pauze var ilgt: ${day}.`,
    en: ({ day }) => `The latest day for a pause to end: ${day}.`,
  },
  reaches_the_next_delivery: {
    lv: ({ day }) => `Nākamā piegāde: ${day}. Lūdzu, izvēlieties dienu pirms tās.`,
    en: ({ day }) => `The next delivery: ${day}. Please choose a day before it.`,
  },
  reaches_the_delivery_before: {
    lv: ({ day }) => `Iepriekšējā piegāde: ${day}. Lūdzu, izvēlieties dienu pēc tās.`,
    en: ({ day }) => `The delivery before: ${day}. Please choose a day after it.`,
  },
  inside_the_pause: {
    lv: 'Šajā dienā regulārā piegāde ir pauzēta.',
    en: 'The autoship is paused on this day.',
  },
  outside_validity: {
    lv: 'Šajā dienā regulārā piegāde nav spēkā.',
    en: 'The autoship is not in force on this day.',
  },
  email_taken: {
    lv: 'Ar šo e-pastu jau ir reģistrēts profils. Pieslēdzieties vai atjaunojiet paroli.',
    en: 'There is already a profile with this e-mail. Log in or reset the password.',
  },
  phone: {
    lv: 'Ievadiet tālruņa numuru, piemēram, 20\u00a0000\u00a0000.',
    en: 'Enter a phone number such as 20\u00a0000\u00a0000.',
  },
  password_too_short: {
    lv: 'Parolei jāsatur vismas 8 simbolus!',
    en: 'The password must have at least 8 characters!',
  },
  password_too_long: {
    lv: 'Parole var būt līdz 128 simboliem gara.',
    en: 'The password can have at most 128 characters.',
  },
  password_too_common: {
    lv: 'Šo paroli zina visi. Lūdzu, izdomājiet citu.',
    en: 'Everybody knows this password. Please think of another.',
  },
  password_about_you: {
    lv: 'Parolē ir Jūsu vārds, e-pasts vai mūsu nosaukums. Lūdzu, izdomājiet citu.',
    en: 'The password contains your name, your e-mail or our name. Please think of another.',
  },
  passwords_differ: { lv: 'Abas paroles atšķiras.', en: 'The two passwords differ.' },
  password_wrong: { lv: 'Parole nav pareiza.', en: 'The password is not right.' },
  person_code: {
    lv: 'Ievadiet personas kodu formā 111111-11111.',
    en: 'Enter the personal code as 111111-11111.',
  },
  company_number: {
    lv: 'Reģistrācijas numurā ir 11 cipari.',
    en: 'A registration number has 11 digits.',
  },
  vat_number: {
    lv: 'PVN numurs ir LV un 11 cipari.',
    en: 'A VAT number is LV and 11 digits.',
  },
  postcode: {
    lv: 'Ievadiet pasta indeksu, piemēram, LV-1010.',
    en: 'Enter a postcode such as LV-1010.',
  },
  company_name: { lv: 'Ierakstiet uzņēmuma nosaukumu.', en: 'Enter the name of the company.' },
  new_password: { lv: 'Izdomājiet paroli.', en: 'Think of a password.' },
  repeat_password: { lv: 'Ierakstiet paroli vēlreiz.', en: 'Enter the password again.' },
  city: { lv: 'Izvēlieties pilsētu vai novadu.', en: 'Choose the city or municipality.' },
  street: { lv: 'Ierakstiet ielu vai mājas nosaukumu.', en: 'Enter the street or house name.' },
  region: {
    lv: 'Lūdzu, izvēlieties pilsētas daļu vai pagastu no saraksta.',
    en: 'Please choose the neighbourhood or parish from the list.',
  },
  agreement: {
    lv: 'Lai izveidotu profilu, piekrītiet noteikumiem.',
    en: 'To create a profile, agree to the terms.',
  },
  fixed_field: { lv: 'Šo šeit mainīt nevar.', en: 'This cannot be changed here.' },
  day: { lv: 'Izvēlieties dienu.', en: 'Choose a day.' },
  login_taken: {
    lv: 'Ar šo adresi vai numuru jau ir darbinieks.',
    en: 'There is already a colleague with this address or number.',
  },
  email_or_phone: {
    lv: 'Vajadzīgs e-pasts vai tālrunis.',
    en: 'An e-mail or a phone is needed.',
  },
  too_many_rows: {
    lv: ({ maximum }) => `Vienā reizē ne vairāk kā ${maximum}.`,
    en: ({ maximum }) => `At most ${maximum} at once.`,
  },
  too_many_roles: {
    lv: 'Vienam cilvēkam ir ne vairāk kā divas lomas.',
    en: 'A person has at most two roles.',
  },
  roles_twice: { lv: 'Šī loma jau ir izvēlēta.', en: 'This role is already chosen.' },
  limit_too_high: {
    lv: 'Personas ierobežojums nevar būt lielāks par lomas ierobežojumu.',
    en: 'A personal limit cannot exceed the limit of the role.',
  },
  pin: { lv: 'PIN ir seši cipari.', en: 'A PIN is six digits.' },
  pin_too_simple: {
    lv: 'Šo PIN viegli uzminēt. Izdomā citu.',
    en: 'This PIN is easy to guess. Think of another.',
  },
} as const satisfies Record<string, Record<Language, Sentence>>

export type FieldProblemCode = keyof typeof fieldProblems

const isCode = (problem: string): problem is FieldProblemCode =>
  Object.hasOwn(fieldProblems, problem)

export function fieldSentence(problem: string, values: Values, language: Language): string {
  const sentence: Sentence = fieldProblems[isCode(problem) ? problem : 'invalid'][language]
  return typeof sentence === 'string' ? sentence : sentence(spoken(values, language))
}

/** Days come as the API carries them and are told as people read them. */
const spoken = (values: Values, language: Language): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value)
        ? dayTitle(dayOf(value), language)
        : value,
    ]),
  )
