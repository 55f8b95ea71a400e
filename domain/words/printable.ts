const scripts = {
  latin: '\\x20-\\x7e\\u00a0-\\u02e9\\u0300-\\u034f\\u1e00-\\u1efb',
  greek: '\\u0370-\\u0377\\u037a-\\u037f\\u0384-\\u038a\\u038c\\u038e-\\u03a1\\u03a3-\\u03ff',
  cyrillic: '\\u0400-\\u0525',
  armenian: '\\u0531-\\u0556\\u0559-\\u055f\\u0561-\\u0587\\u0589\\u058a',
  georgian: '\\u10a0-\\u10c5\\u10d0-\\u10fc',
  marks: '\\n\\r\\t\\u2002-\\u200a\\u2010-\\u2027\\u202f-\\u205e\\u2190-\\u2311',
  signs:
    '\\u2070\\u2071\\u2074-\\u208e\\u20a0-\\u20b5\\u20b8-\\u20ba\\u20bd\\u2100-\\u2109\\u210b-\\u2149',
}

const printable = new RegExp(`^[${Object.values(scripts).join('')}]*$`)

/**
 * Whether a name, an address or a note can stand on a paper and on the courier's sheet.
 * `server/platform/pdf/faces.test.ts` compares the letters with the fonts.
 */
export const isPrintable = (text: string): boolean => printable.test(text)
