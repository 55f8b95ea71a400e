const marks = /\p{M}/gu

/** Lower case without diacritics: ā č ē ģ ī ķ ļ ņ š ū ž lose their marks, as people type them in a hurry. */
export const foldDiacritics = (text: string): string =>
  text.normalize('NFD').replace(marks, '').toLowerCase()
