import type { Dispute } from '../../../../contract/office/disputes.ts'

/** Disputes about counted bottles. */
export const disputes = {
  title: 'Iebildumi',
  none: 'Iebildumu nav.',
  since: (when: string) => `kopš ${when}`,
  order: (id: number) => `pasūtījums ${id}`,
  declared: 'Pieteica atdot',
  driver: 'Šoferis',
  customer: 'Klients',
  warehouse: 'Noliktava, viss reiss',
  counts: (left: number, taken: number) => `atstātas ${left}, paņemtas ${taken}`,
  surplus: (more: number) =>
    more === 0 ? 'tikpat, cik pie durvīm' : more > 0 ? `par ${more} vairāk` : `par ${-more} mazāk`,
  notCounted: 'nav skaitīts',
  stake: 'Par kādu summu',
  earlier: (count: number) => `iebildumi pusgadā: ${count}`,
  proposals: {
    accept: 'Klientam, visticamāk, taisnība',
    refuse: 'Klientam, visticamāk, nav taisnības',
    recount: 'Saskaitīt nākamreiz',
  } satisfies Record<Dispute['proposal'], string>,
  reasons: {
    run_has_more: 'noliktavā reisam bija vairāk, nekā teikts pie durvīm',
    run_agrees: 'noliktavā reisam bija tieši tik, cik teikts pie durvīm',
    run_not_counted: 'reiss noliktavā nav skaitīts',
    small_and_first: 'pirmais iebildums pusgadā un ne vairāk kā viens depozīts',
    not_first: 'tas nav pirmais iebildums pusgadā',
    recount_with_customer: 'šoferis pie klienta saskaitīja tā, kā saka klients',
    recount_with_driver: 'šoferis pie klienta saskaitīja tikpat, cik grāmatās',
  } satisfies Record<Dispute['reason'], string>,
  recount: 'Saskaitīt nākamreiz',
  recountTitle: (name: string) => `Saskaitīt pie klienta: ${name}`,
  recountOn: (day: string) => `Šoferis saskaitīs ${day}; līdz tam iebildums gaida.`,
  recounted: (day: string, more: number) =>
    more === 0
      ? `Saskaitīts ${day}: tikpat, cik grāmatās.`
      : `Saskaitīts ${day}: par ${Math.abs(more)} ${more > 0 ? 'vairāk' : 'mazāk'} nekā grāmatās, un grāmatas jau izlabotas.`,
  others: (driver: number, run: number) =>
    `Citi iebildumi pusgadā šim šoferim: ${driver}; šim reisam: ${run}.`,
  history: (count: number) => `Pēdējie skaiti šajā adresē: ${count}`,
  counted: (left: number, taken: number, declared: number) =>
    `atstātas ${left}, paņemtas ${taken} (pieteica ${declared})`,
  sentence: 'Iemesls',
  ownAnswer: 'Piebilde klientam',
  refusedByPhoto: 'Foto pie durvīm redzams šofera skaits, tāpēc skaits paliek.',
  refusedByHistory:
    'Arī iepriekšējie skaiti šajā adresē sakrīt ar šofera skaitu, tāpēc skaits paliek.',
  believeAll: (count: number) => `Ticam visiem mazajiem (${count})`,
  believe: 'Ticam klientam',
  refuse: 'Atteikt',
  answerTitle: (name: string) => `Atbilde: ${name}`,
  answer: 'Atbilde klientam',
  believed: 'Jums taisnība. Pudeļu skaitu esam labojuši.',
  refused: 'Noliktavā reisa pudeles sakrita ar šofera skaitu, tāpēc skaits paliek.',
}
