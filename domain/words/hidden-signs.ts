/** Signs without a shape of their own: they make two names look alike and turn text around. */
const shapeless = /[\p{Cf}\u034f\u115f\u1160\u17b4\u17b5\u3164\uffa0]/gu

/** A pile of accents would be drawn over the lines above it; no language has more than four. */
const manyAccents = /(\p{M}{4})\p{M}+/gu

/** Phones and other programs copy such signs along with a text. */
export const withoutHiddenSigns = (text: string): string =>
  text.replace(shapeless, '').replace(manyAccents, '$1')

/** Signs that a program puts into what is pasted; a server refuses a text for one of them. */
const refused = /(?![\r\n\t])[\p{Cc}\p{Cs}]/gu

/** What was typed or pasted, without any sign for which it would be refused. */
export const typedText = (text: string): string =>
  withoutHiddenSigns(text.replace(refused, ' ')).normalize('NFC').trim()

/** Signs that a terminal obeys, or that would hide there; ends of lines and tabs may stay. */
const obeyed = /\r(?!\n)|[^\P{C}\r\n\t]|[\u034f\u115f\u1160\u2028\u2029\u3164\uffa0]/gu

/** Text for a terminal, as it stands in JSON. */
export const terminalText = (text: string): string =>
  text.replace(obeyed, (sign) =>
    Array.from({ length: sign.length }, (_, index) => {
      const unit = sign.charCodeAt(index)
      return `\\u${unit.toString(16).padStart(4, '0')}`
    }).join(''),
  )
