/** The installed shop without a network. */
export const offline = {
  lastKnown: (day: string, time: string) =>
    `Nav interneta savienojuma. Redzat to, kas bija zināms ${day}, plkst.\u00a0${time.replace(':', '.')}.`,
  title: 'Šai lapai vajag internetu',
  text: 'Savienojuma tagad nav, un šajā ierīcē šī lapa vēl nav atvērta. Tiklīdz internets atgriezīsies, tā atvērsies pati.',
  available: 'Bez interneta varat apskatīt:',
  cart: 'Grozs',
}
