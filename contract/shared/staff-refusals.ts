/** Codes that only the office and the driver's phone answer. */
export const staffRefusals = {
  not_signed_in: { status: 401, lv: 'Jūs neesat pieslēdzies.', en: 'You are not signed in.' },
  not_permitted: {
    status: 403,
    lv: 'To Jūs darīt nedrīkstat.',
    en: 'You are not permitted to do this.',
  },
  other_site: {
    status: 403,
    lv: 'Pieprasījums nāk no citas vietnes.',
    en: 'The request comes from another site.',
  },
  factor_needed: {
    status: 403,
    lv: 'Apstipriniet ar otro soli, ka tas esat Jūs.',
    en: 'Confirm with the second step that it is you.',
  },
  code_wrong: {
    status: 401,
    lv: 'Kods neder. Ievadiet jaunāko kodu no lietotnes.',
    en: 'The code is not right. Enter the newest code of the app.',
  },
  passkey_unknown: {
    status: 401,
    lv: 'Šo piekļuves atslēgu nepazīstam.',
    en: 'We do not know this passkey.',
  },
  pin_wrong: { status: 401, lv: 'PIN neder.', en: 'The PIN is not right.' },
  device_unknown: {
    status: 401,
    lv: 'Šis tālrunis nav piesaistīts. Palūdz birojam jaunu kodu.',
    en: 'This phone is not bound. Ask the office for a new code.',
  },
  last_owner: {
    status: 409,
    lv: 'Uzņēmumā jāpaliek vismaz vienam vadītājam.',
    en: 'At least one owner must stay.',
  },
  owner_by_command: {
    status: 409,
    lv: 'Vadītāja lomu piešķir vai atņem ar komandu uz servera.',
    en: 'The role of the owner is given and taken by a command on the server.',
  },
  factor_obligatory: {
    status: 409,
    lv: 'Otrais solis ir obligāts. Vispirms pievienojiet citu.',
    en: 'The second step is obligatory. Add another one first.',
  },
} as const
