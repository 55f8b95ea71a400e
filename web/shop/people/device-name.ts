/** The most telling name first: Edge and Opera call themselves Chrome as well, and all of them Safari. */
const browsers: [name: string, sign: RegExp][] = [
  ['Edge', /Edg(?:e|A|iOS)?\//],
  ['Opera', /OPR\//],
  ['Samsung Internet', /SamsungBrowser\//],
  ['Firefox', /(?:Firefox|FxiOS)\//],
  ['Chrome', /(?:Chrome|CriOS)\//],
  ['Safari', /Safari\//],
]

/** Android calls itself Linux as well, and an iPhone is "like Mac OS X". */
const systems: [name: string, sign: RegExp][] = [
  ['Windows', /Windows/],
  ['Android', /Android/],
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['macOS', /Mac OS X/],
  ['Linux', /Linux/],
]

/** "Firefox, Windows" from what a browser says of itself. */
export function deviceName(agent: string): string | undefined {
  const nameIn = (names: typeof browsers) => names.find(([, sign]) => sign.test(agent))?.[0]
  return [nameIn(browsers), nameIn(systems)].filter(Boolean).join(', ') || undefined
}
