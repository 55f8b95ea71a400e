/** What the owner looks at now and then; a row says only that something is unusual. */
export const watch = {
  title: 'Neparastais',
  since: (day: string) =>
    `Skatās kopš ${day} Rinda nozīmē tikai to, ka kaut kas atšķiras no kolēģiem; iemesls var būt pavisam vienkāršs.`,
  nothing: 'Nekas neatšķiras no ierastā.',
  kinds: {
    empties_as_declared: 'tukšās tieši tik, cik pieteikts',
    cash_short: 'skaidrās naudas mazāk nekā gaidīts',
    load_miscounted: 'kravas, kas izrādījās citādas, nekā saskaitīts',
    same_customer_corrected: 'labojumi vienam un tam pašam klientam',
    goodwill: 'pretimnākšana',
    made_and_cancelled: 'paša pieņemti un atcelti pasūtījumi',
    quick_stops: 'pieturas, kas beigtas 20 sekundēs',
    failed_late: 'neizdevušās pieturas maiņas pēdējā stundā',
    same_picture: 'viena bilde vairākām pieturām',
  },
  cases: (cases: number, of: number) => `${cases} no ${of}`,
  usual: (lowest: number, highest: number) =>
    lowest === highest ? `parasti ${lowest} %` : `parasti ${lowest}–${highest} %`,
}
