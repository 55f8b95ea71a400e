/** The provider's codes of the banks behind the methods 7 to 11 in Latvia; the card, 6, has none. */
export const bankCodes: Readonly<Record<number, string>> = {
  7: 'UNLALV2X',
  8: 'PARXLV22',
  9: 'RIKOLV2X',
  10: 'HABALV22',
  11: 'RVUALT2V',
}
