/** Codes about runs, cash and bottles on their way; only the office and the driver answer them. */
export const runRefusals = {
  not_delivered: {
    status: 409,
    lv: 'Pasūtījums nav piegādāts.',
    en: 'The order is not delivered.',
  },
  not_lent: {
    status: 409,
    lv: 'Šo preci klienti neatdod.',
    en: 'Customers do not give this good back.',
  },
  too_few_in_stock: {
    status: 409,
    lv: 'Noliktavā ir mazāk gabalu, nekā vajag. Vispirms pārskaitiet krājumu.',
    en: 'The stock has fewer pieces than needed. Count it first.',
  },
  dispute_first: {
    status: 409,
    lv: 'Klients šo skaitu apstrīd vai ir apstrīdējis. Labojiet, atbildot uz iebildumu.',
    en: 'The customer disputes this count, or has done. Correct it by answering the dispute.',
  },
  customer_merged: {
    status: 409,
    lv: 'Šis klients ir apvienots ar citu. Izlabojiet, kas pie durvīm atstāts un paņemts.',
    en: 'This customer was merged into another. Correct what was left and taken at the door.',
  },
  deposit_moved_on: {
    status: 409,
    lv: 'Depozīts par šīm pudelēm jau ir atmaksāts.',
    en: 'The deposit for these bottles has been paid back already.',
  },
  cash_is_counted: {
    status: 409,
    lv: 'Skaidrā nauda paliek tajā maiņā, kas to saņēma. Starpību nosauc nodošanā.',
    en: 'Cash stays with the shift that received it. A difference is named at the hand-in.',
  },
  nothing_changes: {
    status: 409,
    lv: 'Tieši tā jau ir pierakstīts.',
    en: 'That is what is recorded already.',
  },
  same_customer: {
    status: 409,
    lv: 'Abi pasūtījumi ir vienam klientam.',
    en: 'Both orders are of one customer.',
  },
  not_waiting: {
    status: 409,
    lv: 'Otrs pasūtījums negaida piegādi.',
    en: 'The other order does not wait for its delivery.',
  },
  no_such_run: { status: 404, lv: 'Šāda reisa nav.', en: 'There is no such run.' },
  no_such_stop: { status: 404, lv: 'Šādas pieturas nav.', en: 'There is no such stop.' },
  no_such_order: { status: 404, lv: 'Šāda pasūtījuma nav.', en: 'There is no such order.' },
  no_such_driver: { status: 404, lv: 'Šāda šofera nav.', en: 'There is no such driver.' },
  no_such_shift: { status: 404, lv: 'Šādas maiņas nav.', en: 'There is no such shift.' },
  no_such_transfer: { status: 404, lv: 'Šādas nodošanas nav.', en: 'There is no such transfer.' },
  no_such_good: { status: 404, lv: 'Šādas preces nav.', en: 'There is no such good.' },
  no_driver: { status: 409, lv: 'Reisam nav šofera.', en: 'The run has no driver.' },
  own_run: {
    status: 403,
    lv: 'Savu reisu noslēdz cits cilvēks.',
    en: 'Your own run is settled by another person.',
  },
  not_your_run: { status: 403, lv: 'Tas nav Jūsu reiss.', en: 'This is not your run.' },
  run_state: {
    status: 409,
    lv: 'Reiss tagad ir citā stāvoklī.',
    en: 'The run is in another state now.',
  },
  stops_waiting: {
    status: 409,
    lv: 'Vēl ir pieturas bez iznākuma.',
    en: 'Some stops have no outcome yet.',
  },
  other_stops: { status: 409, lv: 'Reisā ir citas pieturas.', en: 'The run has other stops.' },
  stop_ended: { status: 409, lv: 'Pietura ir beigusies.', en: 'The stop has ended.' },
  has_outcome: {
    status: 409,
    lv: 'Par pieturu jau ir ziņots.',
    en: 'The stop has been told about already.',
  },
  other_day: { status: 409, lv: 'Reisi ir dažādās dienās.', en: 'The runs are of other days.' },
  no_such_address: {
    status: 404,
    lv: 'Klientam šādas adreses nav.',
    en: 'The customer has no such address.',
  },
  nothing_ordered: {
    status: 409,
    lv: 'Te atstāts, kas nav pasūtīts. Vispirms vajag pasūtījumu.',
    en: 'Something was left here that is not ordered. It needs an order first.',
  },
  driver_must_agree: {
    status: 409,
    lv: 'Auto jau ir ceļā. Vispirms jāpiekrīt šoferim.',
    en: 'The van is on the road already. Its driver has to agree first.',
  },
  at_a_stop: { status: 409, lv: 'Pasūtījums jau ir reisā.', en: 'The order is on a run already.' },
  load_not_equal: {
    status: 409,
    lv: 'Iekrauto vēl nav saskaitījuši abi, vai skaiti atšķiras. Norādiet iemeslu.',
    en: 'The load is not counted by both, or the counts differ. Give a reason.',
  },
  transfers_open: {
    status: 409,
    lv: 'Ir nodošana starp mašīnām, ko nav apstiprinājušas abas puses.',
    en: 'A transfer between vans is not confirmed by both hands.',
  },
  not_yet_counted: {
    status: 409,
    lv: 'Vispirms jāsaskaita.',
    en: 'It has to be counted first.',
  },
  differences_open: {
    status: 409,
    lv: 'Katrai starpībai vajag iemeslu un turētāju.',
    en: 'Each difference needs a reason and a holder.',
  },
  purse_counted: {
    status: 409,
    lv: 'Šīs maiņas maks jau ir saskaitīts.',
    en: 'The purse of this shift has been counted.',
  },
  cash_open: {
    status: 409,
    lv: 'Naudas starpībai vajag iemeslu un turētāju.',
    en: 'The difference in cash needs a reason and a holder.',
  },
  not_so_much_open: {
    status: 409,
    lv: 'Tik lielas starpības vairs nav.',
    en: 'There is no such difference any more.',
  },
  no_such_notes: {
    status: 422,
    lv: 'Tādu naudaszīmju nav.',
    en: 'There are no such notes or coins.',
  },
  transfer_ended: { status: 409, lv: 'Nodošana ir beigusies.', en: 'The transfer has ended.' },
  nothing_to_transfer: {
    status: 409,
    lv: 'No rokas rokā iet preces, citādi – pietura.',
    en: 'Goods go from hand to hand; otherwise a stop goes.',
  },
  van_has_left: {
    status: 409,
    lv: 'Caur noliktavu var nodot tikai pirms izbraukšanas.',
    en: 'Through the warehouse only before the vans leave.',
  },
  not_free: {
    status: 409,
    lv: 'Saņēmēja mašīnā tik daudz brīva nav.',
    en: 'The receiving van has not enough free.',
  },
  not_this_way: {
    status: 409,
    lv: 'Nauda šādi neiet.',
    en: 'Cash does not go this way.',
  },
  taker_missing: {
    status: 422,
    lv: 'Norādi, kas naudu saņēma.',
    en: 'Say who took the cash.',
  },
  cash_already_written: {
    status: 409,
    lv: 'Summa, ko sūtīji iepriekš, jau ir pierakstīta.',
    en: 'The sum that you sent before is already written.',
  },
  not_that_much: { status: 409, lv: 'Tik daudz tur nav.', en: 'There is not that much.' },
  not_that_day: {
    status: 409,
    lv: 'Tajā dienā uz šo adresi nevedam, vai diena ir slēgta.',
    en: 'We do not drive to this address on that day, or the day is closed.',
  },
  nothing_to_review: {
    status: 409,
    lv: 'Šajā pieturā nav, ko izskatīt.',
    en: 'There is nothing to look at in this stop.',
  },
  not_that_many: { status: 409, lv: 'Tik daudz tur nav.', en: 'There are not that many.' },
} as const
