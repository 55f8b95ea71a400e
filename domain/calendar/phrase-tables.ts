type MonthForms = {
  nominative: string
  genitive: string
  dative: string
  accusative: string
  locative: string
}

const month = (stem: string, nominative: string, soft: boolean): MonthForms => ({
  nominative,
  genitive: `${stem}a`,
  dative: `${stem}${soft ? 'im' : 'am'}`,
  accusative: `${stem}${soft ? 'i' : 'u'}`,
  locative: `${stem}${soft ? 'ī' : 'ā'}`,
})

/** Intl has only the nominative. The first entry of each list is unused: days count from 1. */
export const latvian = {
  weekdays: [
    '',
    'pirmdiena',
    'otrdiena',
    'trešdiena',
    'ceturtdiena',
    'piektdiena',
    'sestdiena',
    'svētdiena',
  ],
  on: ['', 'pirmdien', 'otrdien', 'trešdien', 'ceturtdien', 'piektdien', 'sestdien', 'svētdien'],
  accusative: [
    '',
    'pirmdienu',
    'otrdienu',
    'trešdienu',
    'ceturtdienu',
    'piektdienu',
    'sestdienu',
    'svētdienu',
  ],
  short: ['', 'P', 'O', 'T', 'C', 'Pk', 'S', 'Sv'],
  months: [
    undefined,
    month('janvār', 'janvāris', true),
    month('februār', 'februāris', true),
    month('mart', 'marts', false),
    {
      ...month('aprīļ', 'aprīlis', true),
      dative: 'aprīlim',
      accusative: 'aprīli',
      locative: 'aprīlī',
    },
    month('maij', 'maijs', false),
    month('jūnij', 'jūnijs', false),
    month('jūlij', 'jūlijs', false),
    month('august', 'augusts', false),
    month('septembr', 'septembris', true),
    month('oktobr', 'oktobris', true),
    month('novembr', 'novembris', true),
    month('decembr', 'decembris', true),
  ],
  inNumbers: ['', '', 'divās', 'trijās', 'četrās', 'piecās', 'sešās', 'septiņās', 'astoņās'],
}

export const english = {
  weekdays: ['', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  months: [
    '',
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
  numbers: ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'],
}
