/** Names of the domain beside the fixed API's numbers for them, for both directions. */
export function vocabulary<const Numbers extends Record<string, number>>(byName: Numbers) {
  type Name = keyof Numbers & string
  const names = new Map(Object.entries(byName).map(([name, number]) => [number, name]))
  return {
    numbers: Object.values(byName) as Numbers[Name][],
    numberOf: <Given extends Name>(name: Given): Numbers[Given] => byName[name],
    nameOf: <Given extends Numbers[Name]>(number: Given) =>
      names.get(number) as { [N in Name]: Numbers[N] extends Given ? N : never }[Name],
  }
}
