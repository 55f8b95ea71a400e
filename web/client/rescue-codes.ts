/** What a phone without a network hands over by pictures: what it would have sent. */
export type Rescue = {
  device: number
  sentAt: string
  events: { id: string; text: string; signature: string }[]
}

/** So much fits in a picture that a camera reads from a screen. */
const charactersInCode = 1_000
const head = /^AVOTS1:([\w-]{8}):(\d{1,3})\/(\d{1,3}):([\w-]+)$/

/** The codes of a row name their place in it and the row that they are of. */
export async function codesOf(rescue: Rescue): Promise<string[]> {
  const text = inBase64Url(await packed(JSON.stringify(rescue)))
  const count = Math.max(1, Math.ceil(text.length / charactersInCode))
  const row = inBase64Url(crypto.getRandomValues(new Uint8Array(6)))
  return Array.from({ length: count }, (_, index) => {
    const part = text.slice(index * charactersInCode, (index + 1) * charactersInCode)
    return `AVOTS1:${row}:${index + 1}/${count}:${part}`
  })
}

export type ReadCodes =
  | { state: 'whole'; rescue: Rescue }
  /** The places of those that have not been read. */
  | { state: 'partly'; missing: number[]; count: number }
  | { state: 'none' }

/** What has been read until now, in any order and more than once; the latest row counts. */
export async function readCodes(read: readonly string[]): Promise<ReadCodes> {
  const codes = read.flatMap((code) => {
    const [, row, place, count, part] = head.exec(code.trim()) ?? []
    return row === undefined
      ? []
      : [{ row, place: Number(place), count: Number(count), part: part! }]
  })
  const last = codes.at(-1)
  if (!last) return { state: 'none' }
  const parts = new Map(
    codes.filter(({ row }) => row === last.row).map(({ place, part }) => [place, part]),
  )
  const places = Array.from({ length: last.count }, (_, index) => index + 1)
  const missing = places.filter((place) => !parts.has(place))
  if (missing.length > 0) return { state: 'partly', missing, count: last.count }
  const text = places.map((place) => parts.get(place)!).join('')
  try {
    const rescue: unknown = JSON.parse(await unpacked(fromBase64Url(text)))
    return isRescue(rescue) ? { state: 'whole', rescue } : { state: 'none' }
  } catch {
    return { state: 'none' }
  }
}

/** Anybody can draw a code; what its events are is the server's to say. */
const isRescue = (read: unknown): read is Rescue =>
  typeof read === 'object' && read !== null && 'events' in read && Array.isArray(read.events)

const through = async (bytes: Uint8Array<ArrayBuffer>, stream: GenericTransformStream) =>
  new Response(new Blob([bytes]).stream().pipeThrough(stream as ReadableWritablePair)).arrayBuffer()

const packed = async (text: string) =>
  new Uint8Array(
    await through(new TextEncoder().encode(text), new CompressionStream('deflate-raw')),
  )

const unpacked = async (bytes: Uint8Array<ArrayBuffer>) =>
  new TextDecoder().decode(await through(bytes, new DecompressionStream('deflate-raw')))

const inBase64Url = (bytes: Uint8Array) =>
  btoa(Array.from(bytes, (byte) => String.fromCodePoint(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')

const fromBase64Url = (text: string) =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (sign) =>
    sign.codePointAt(0)!,
  )
