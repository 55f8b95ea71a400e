export const personTypeNames = {
  person: { lv: 'Privātpersona', en: 'Private person' },
  company: { lv: 'Uzņēmums', en: 'Company' },
}

/** A number with a wrong checksum may still be real. */
export const doubtfulNumber = {
  person: {
    lv: 'Lūdzu, pārbaudiet personas kodu: tā kontrolcipars neatbilst.',
    en: 'Please check the personal code: its check digit is not right.',
  },
  company: {
    lv: 'Lūdzu, pārbaudiet reģistrācijas numuru: tā kontrolcipars neatbilst.',
    en: 'Please check the registration number: its check digit is not right.',
  },
}
