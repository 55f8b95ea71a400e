/** What customers say of an order. */
export const feedback = {
  title: 'Klients saka',
  rating: (stars: number, of: number) => `Vērtējums: ${stars} no ${of}`,
  fault: (good: string) => `Nav kārtībā: ${good}`,
  answered: (when: string) => `Atbildēts ${when}:`,
  answer: 'Atbildēt',
  answerTitle: (about: string) => `Atbilde. ${about}`,
  answerText: 'Atbilde klientam',
}
