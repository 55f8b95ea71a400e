/** Codes that only the office and the driver's phone answer. */
export const staffRefusals = {
  not_signed_in: { status: 401, lv: 'Jūs neesat pieslēgušies.', en: 'You are not signed in.' },
  not_permitted: {
    status: 403,
    lv: 'To Jūs darīt nedrīkstat.',
    en: 'You are not permitted to do this.',
  },
  read_only: {
    status: 403,
    lv: 'Jūs skatāties kā cits cilvēks, tāpēc mainīt neko nevar.',
    en: 'You are viewing as another person, so nothing can be changed.',
  },
  other_site: {
    status: 403,
    lv: 'Pieprasījums nāk no citas vietnes.',
    en: 'The request comes from another site.',
  },
  nothing_missing: {
    status: 409,
    lv: 'Naudas pietiek: nekā netrūkst.',
    en: 'There is enough money: nothing is missing.',
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
  pin_wrong: { status: 401, lv: 'PIN neder.', en: 'The PIN is not right.' },
  device_unknown: {
    status: 401,
    lv: 'Šis tālrunis nav piesaistīts. Palūdz birojam jaunu kodu.',
    en: 'This phone is not bound. Ask the office for a new code.',
  },
  event_unknown: {
    status: 409,
    lv: 'Notikums vēl nav pienācis.',
    en: 'The event has not arrived yet.',
  },
  too_many_pictures: {
    status: 409,
    lv: 'Notikumam jau ir visi attēli.',
    en: 'The event has all its pictures already.',
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
  preview_changed: {
    status: 409,
    lv: 'Kopš priekšskatījuma kas ir mainījies. Pārbaudiet vēlreiz.',
    en: 'Something has changed since the preview. Look again.',
  },
  not_undoable: {
    status: 409,
    lv: 'To vairs nevar atsaukt.',
    en: 'This can no longer be undone.',
  },
  plate_taken: {
    status: 409,
    lv: 'Auto ar šādu numuru jau ir.',
    en: 'There is a van with this plate already.',
  },
  day_closed: {
    status: 409,
    lv: 'Šī diena jau ir slēgta.',
    en: 'This day is closed already.',
  },
  not_next_day: {
    status: 409,
    lv: 'Slēgt var tikai nākamo dienu.',
    en: 'Only the next day can be closed.',
  },
  hold_too_long: {
    status: 409,
    lv: 'Dienu var turēt līdz plkst. 6.00, kad iekrauj mašīnas.',
    en: 'A day can be held until 6:00, when the vans are loaded.',
  },
  changed_since: {
    status: 409,
    lv: 'Kopš tā laika tas ir mainīts vēlreiz.',
    en: 'It has been changed again since.',
  },
  own_record: {
    status: 403,
    lv: 'Naudu savā klienta kontā Jūs mainīt nedrīkstat.',
    en: 'You may not change the money of your own customer record.',
  },
  own_request: {
    status: 403,
    lv: 'Savu lūgumu apstiprina cits cilvēks.',
    en: 'Your own request is approved by another person.',
  },
  already_decided: {
    status: 409,
    lv: 'Par to jau ir izlemts.',
    en: 'This has been decided already.',
  },
  below_nothing: {
    status: 409,
    lv: 'Bonuss un depozīts nevar būt mazāks par nulli.',
    en: 'Bonus and deposit cannot fall below zero.',
  },
  not_held: {
    status: 409,
    lv: 'Pasūtījums nav apturēts.',
    en: 'The order is not on hold.',
  },
  cannot_be_cancelled: {
    status: 409,
    lv: 'Piegādātu vai nodotu pasūtījumu atcelt nevar.',
    en: 'An order that is delivered or handed over cannot be cancelled.',
  },
  on_the_sheet: {
    status: 409,
    lv: 'Diena ir slēgta, un pasūtījums var būt maršruta lapā.',
    en: 'The day is closed, and the order may be on the route sheet.',
  },
  not_counted: {
    status: 409,
    lv: 'Šo preci neskaita.',
    en: 'This good is not counted.',
  },
  stock_reserved: {
    status: 409,
    lv: 'Pasūtījumiem ir rezervēts vairāk.',
    en: 'Orders have reserved more.',
  },
} as const
