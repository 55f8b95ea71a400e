/** A search for one of a group finds the goods of all. */
export const synonymGroups: readonly (readonly string[])[] = [
  ['pumpis', 'pompis', 'sūknis'],
  ['dzesētājs', 'kūleris', 'cooler'],
  ['pudele', 'balons', 'kanna'],
  ['depozīts', 'ķīla', 'taras nauda'],
  ['griķi', 'griķu putraimi'],
  ['bio', 'bioloģisks', 'eko', 'organisks'],
  ['olīveļļa', 'olīvu eļļa'],
  ['auzu pārslas', 'herkuless'],
  ['autiņbiksītes', 'pamperi'],
  ['trauku līdzeklis', 'trauku mazgāšanas līdzeklis'],
]
