/** Cash that leaves the purse on the way. */
export const cash = {
  title: 'Nauda pa ceļam',
  ways: { expense: 'Izdevums', safe: 'Nodot seifā' },
  sum: 'Summa, €',
  notes: { expense: 'Par ko', safe: 'Piezīme' },
  drop: 'Nodots seifā',
  taker: 'Kas saņēma?',
  write: (sum: string) => `Pierakstīt ${sum}`,
  /** It is written all the same: a fact is never refused. */
  notThatMuch: (sum: string) =>
    `Makā pēc pierakstītā ir ${sum}. Pārbaudi summu; ja tā ir pareiza, pieraksti.`,
  noAnswer: 'Atbilde nepienāca. Spied vēlreiz: divreiz nekas netiks pierakstīts.',
  /** Another sum was typed after one without an answer. */
  came: (before: string, now: string) =>
    `Iepriekš sūtītie ${before} jau ir pierakstīti. Ja jāpieraksta vēl ${now}, spied vēlreiz.`,
  moved: (sum: string) => `Pierakstīts: ${sum}.`,
}
