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
  warehouse: 'Reisa noliktava',
  counts: (left: number, taken: number) => `atstātas ${left}, paņemtas ${taken}`,
  surplus: (more: number) =>
    more === 0 ? 'tikpat, cik pie durvīm' : more > 0 ? `par ${more} vairāk` : `par ${-more} mazāk`,
  notCounted: 'nav skaitīts',
  stake: 'Likts uz spēles',
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
  } satisfies Record<Dispute['reason'], string>,
  believe: 'Ticam klientam',
  refuse: 'Atteikt',
  answerTitle: (name: string) => `Atbilde: ${name}`,
  answer: 'Atbilde klientam',
  believed: 'Jums taisnība. Pudeļu skaitu esam labojuši.',
  refused: 'Noliktavā reisa pudeles sakrita ar šofera skaitu, tāpēc skaits paliek.',
}
