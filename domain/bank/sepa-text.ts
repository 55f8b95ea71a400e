/** Letters that do not fall apart into a base letter and a mark. */
const letters: Record<string, string> = {
  ß: 'ss',
  ø: 'o',
  Ø: 'O',
  ł: 'l',
  Ł: 'L',
  æ: 'ae',
  Æ: 'AE',
  đ: 'd',
  Đ: 'D',
  '–': '-',
  '—': '-',
  '’': "'",
  '“': "'",
  '”': "'",
  '„': "'",
}

const special = new RegExp(`[${Object.keys(letters).join('')}]`, 'g')

/**
 * What every bank of the euro area takes: basic Latin letters, digits and a few signs. Anything else
 * is folded, or left out as a blank.
 */
export function sepaText(text: string, mostLetters: number): string {
  const known = text.normalize('NFC').replace(special, (sign) => letters[sign]!)
  const folded = known.normalize('NFD').replace(/\p{M}/gu, '')
  const plain = folded.replace(/[^A-Za-z0-9/?:().,'+ -]/g, ' ')
  // A slash may neither begin nor end a text, nor stand twice.
  const whole = plain.replace(/\/{2,}/g, '/').replace(/\s+/g, ' ')
  return whole
    .trim()
    .slice(0, mostLetters)
    .replace(/^[/ ]+|[/ ]+$/g, '')
}
