/** What customers searched in vain. */
export const searches = {
  title: 'Meklēts un neatrasts',
  since: (day: string) =>
    `Kopš ${day} pircēji to meklēja un neatrada neko. Varbūt preci sauc citādi, varbūt tādas mums nav.`,
  nothing: 'Viss meklētais ir atrasts.',
  term: 'Meklēts',
  times: 'Reizes',
  lastOn: 'Pēdējoreiz',
  look: (term: string) => `Meklēt veikalā: ${term}`,
}
