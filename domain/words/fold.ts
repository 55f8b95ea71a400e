const marks = /\p{M}/gu

/** Lower case without diacritics, as Latvian is often typed in a hurry. */
export const foldDiacritics = (text: string): string =>
  text.normalize('NFD').replace(marks, '').toLowerCase()
