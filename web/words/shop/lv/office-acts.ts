import type { OfficeAct } from '../../../../contract/shop/added/office-acts.ts'

const kinds: Record<OfficeAct['kind'], string> = {
  placed: 'noformēja pasūtījumu',
  edited: 'mainīja pasūtījumu',
  moved: 'pārcēla piegādi',
  confirmed: 'apstiprināja pasūtījumu',
  cancelled: 'atcēla pasūtījumu',
  skipped: 'izlaida vienu piegādi',
  unskipped: 'atjaunoja izlaisto piegādi',
  counted: 'mainīja preču skaitu vienā piegādē',
  paused: 'apturēja regulārās piegādes uz laiku',
  resumed: 'beidza pauzi',
  changed: 'mainīja regulāro piegādi',
  ended: 'beidza regulāro piegādi',
}

/** What the office did in the customer's name. */
export const officeActs = {
  kinds,
  line: (name: string, what: string) => `Birojs (${name}) Jūsu vārdā ${what}.`,
}
