/** Consent to cookies. */
export const consent = {
  title: 'Vai drīkstam skaitīt apmeklējumus?',
  reasons: [
    'Tā redzam, kuras reklāmas palīdz mūs atrast.',
    'Veikals darbojas arī bez tā.',
    'Izvēli varat mainīt jebkurā brīdī.',
  ],
  more: 'Par sīkdatnēm',
  purposes: 'Kam Jūs piekrītat',
  necessary: 'Nepieciešamais',
  necessaryHint: 'Pieslēgšanās, grozs, valoda un šī atbilde. Bez tā veikals nedarbojas.',
  analytics: 'Apmeklējumu uzskaite',
  analyticsHint: 'Google Analytics: kuras lapas un preces tiek skatītas.',
  marketing: 'Reklāmas novērtēšana',
  marketingHint: 'Meta Pixel: vai pasūtījums nāca no mūsu reklāmas.',
  refuse: 'Noraidīt visu',
  accept: 'Piekrist visam',
  choose: 'Izvēlēties',
  save: 'Saglabāt izvēli',
  saved: 'Jūsu izvēle ir saglabāta.',
}
