/** Codes that only the office and the driver's phone answer. */
export const staffRefusals = {
  not_signed_in: { status: 401, lv: 'Jūs neesat pieslēdzies.', en: 'You are not signed in.' },
  not_permitted: {
    status: 403,
    lv: 'To Jūs darīt nedrīkstat.',
    en: 'You are not permitted to do this.',
  },
} as const
