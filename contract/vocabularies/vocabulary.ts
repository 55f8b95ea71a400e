/** Names of the domain beside the fixed API's numbers for them, for both directions. */
export function vocabulary<const Numbers extends Record<string, number>>(byName: Numbers) {
  type Name = keyof Numbers & string
  type Number = Numbers[Name]
  const names = new Map(Object.entries(byName).map(([name, number]) => [number, name]))
  return {
    numbers: Object.values(byName) as Number[],
    numberOf: <Given extends Name>(name: Given): Numbers[Given] => byName[name],
    nameOf: (number: Number): Name => names.get(number) as Name,
  }
}
