/** Most specific first: Edge and Opera also claim Chrome, and all of them claim Safari. */
const browsers: [name: string, sign: RegExp][] = [
  ['Edge', /Edg(?:e|A|iOS)?\//],
  ['Opera', /OPR\//],
  ['Samsung Internet', /SamsungBrowser\//],
  ['Firefox', /(?:Firefox|FxiOS)\//],
  ['Chrome', /(?:Chrome|CriOS)\//],
  ['Safari', /Safari\//],
]

/** Android also claims Linux, and an iPhone is "like Mac OS X". */
const systems: [name: string, sign: RegExp][] = [
  ['Windows', /Windows/],
  ['Android', /Android/],
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['macOS', /Mac OS X/],
  ['Linux', /Linux/],
]

/** "Firefox, Windows" from a user agent string. */
export function deviceName(agent: string): string | undefined {
  const nameIn = (names: typeof browsers) => names.find(([, sign]) => sign.test(agent))?.[0]
  return [nameIn(browsers), nameIn(systems)].filter(Boolean).join(', ') || undefined
}
