/** A full stop after words that may have one already: "50 gab.". */
export const endSentence = (words: string): string => (words.endsWith('.') ? words : `${words}.`)
