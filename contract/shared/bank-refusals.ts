/** What the office is told of a bank's statement or of a line of it. */
export const bankRefusals = {
  not_a_statement: {
    status: 422,
    lv: 'Šis fails nav bankas izraksts camt.053 vai FiDAViSta formātā.',
    en: 'This file is not a bank statement in camt.053 or FiDAViSta.',
  },
  cut_file: {
    status: 422,
    lv: 'Fails ir aprauts: tam trūkst beigu. Lejupielādējiet to no bankas vēlreiz.',
    en: 'The file is cut: its end is missing. Download it from the bank again.',
  },
  forbidden_markup: {
    status: 422,
    lv: 'Failā ir tas, kā bankas izrakstā nemēdz būt, tāpēc tas nav lasīts.',
    en: 'The file has what no bank statement has, so it was not read.',
  },
  unreadable_line: {
    status: 422,
    lv: 'Vienai rindai nevar nolasīt dienu vai summu. Nekas nav ielādēts.',
    en: 'The day or the sum of a line cannot be read. Nothing was imported.',
  },
  incomplete_statement: {
    status: 422,
    lv: 'Izrakstā nav konta, dienu vai atlikumu, tāpēc to nevar pārbaudīt.',
    en: 'The statement has no account, days or balances, so it cannot be checked.',
  },
  foreign_currency: {
    status: 422,
    lv: 'Izraksts nav eiro. Tā rindas jāgrāmato ar roku.',
    en: 'The statement is not in euros. Its lines must be booked by hand.',
  },
  wrong_account: {
    status: 422,
    lv: 'Šis ir cita konta izraksts.',
    en: 'This is the statement of another account.',
  },
  statement_of_future: {
    status: 422,
    lv: 'Izraksts ir datēts ar dienu, kas vēl nav pienākusi. Nekas nav ielādēts.',
    en: 'The statement is dated on a day that has not come. Nothing was imported.',
  },
  balance_differs: {
    status: 422,
    lv: 'Sākuma atlikums ar rindām nedod beigu atlikumu. Nekas nav ielādēts.',
    en: 'The opening balance and the lines do not give the closing one. Nothing was imported.',
  },
  statement_too_large: {
    status: 413,
    lv: 'Fails ir par lielu. Lejupielādējiet izrakstu pa īsākiem posmiem.',
    en: 'The file is too large. Download the statement in shorter periods.',
  },
  unknown_encoding: {
    status: 422,
    lv: 'Faila kodējums nav zināms.',
    en: 'The encoding of the file is not known.',
  },
  wrong_encoding: {
    status: 422,
    lv: 'Fails nav tādā kodējumā, kādu tas pats nosauc.',
    en: 'The file is not in the encoding that it names.',
  },
  no_such_line: {
    status: 404,
    lv: 'Tādas bankas rindas nav.',
    en: 'There is no such line of the bank.',
  },
  already_matched: {
    status: 409,
    lv: 'Šai rindai jau ir saimnieks.',
    en: 'This line already has its owner.',
  },
  not_matched: {
    status: 409,
    lv: 'Šai rindai vēl nav saimnieka.',
    en: 'This line has no owner yet.',
  },
  no_such_customer: {
    status: 404,
    lv: 'Tāda klienta nav.',
    en: 'There is no such customer.',
  },
  parts_differ: {
    status: 422,
    lv: 'Daļas kopā nav šīs rindas summa.',
    en: 'The parts do not come to the sum of this line.',
  },
  no_such_document: {
    status: 404,
    lv: 'Tāda dokumenta šim klientam nav.',
    en: 'This customer has no such document.',
  },
} as const
