/** A small even hash: picks a good's own variation, the same one every time. */
export function hash(text: string): number {
  let h = 2166136261
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 16777619) >>> 0
  return h
}

/** Repeatable scatter for grains, stars and ripples: the next number of a row that starts from a seed. */
export function scatter(seed: number): (from: number, to: number) => number {
  let state = (seed % 2147483646) + 1
  return (from, to) => {
    state = (state * 16807) % 2147483647
    return from + (state / 2147483647) * (to - from)
  }
}
