/** "1 kg" in grams or "1 l" in millilitres; a bigger pack is drawn bigger. */
export function weightOf(size: string | undefined): number {
  const match = size?.match(/^([\d,]+)\s?(kg|g|l|ml)/)
  if (!match) return 500
  const value = Number(match[1]!.replace(',', '.'))
  return match[2] === 'kg' || match[2] === 'l' ? value * 1000 : value
}
