export const personTypes = [
  { id: 1, lv: 'Privātpersona', en: 'Private person' },
  { id: 2, lv: 'Uzņēmums', en: 'Company' },
]

/** A number with a wrong checksum may still be real. */
export const doubtfulNumber = {
  1: {
    lv: 'Lūdzu, pārbaudiet personas kodu: tā kontrolcipars neatbilst.',
    en: 'Please check the personal code: its check digit is not right.',
  },
  2: {
    lv: 'Lūdzu, pārbaudiet reģistrācijas numuru: tā kontrolcipars neatbilst.',
    en: 'Please check the registration number: its check digit is not right.',
  },
}
