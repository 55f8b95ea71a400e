/** "29 123 456" of a Latvian number, as people read it aloud. */
export const shownPhone = (phone: string): string =>
  phone.replace(/^\+371(\d\d)(\d{3})(\d{3})$/, '$1 $2 $3')
