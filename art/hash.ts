/** FNV-1a; picks a good's variation, the same every time. */
export function hash(text: string): number {
  let h = 2166136261
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 16777619) >>> 0
  return h
}

/** Repeatable random numbers for grains, stars and ripples, from a seed. */
export function scatter(seed: number): (from: number, to: number) => number {
  let state = (seed % 2147483646) + 1
  return (from, to) => {
    state = (state * 16807) % 2147483647
    return from + (state / 2147483647) * (to - from)
  }
}
