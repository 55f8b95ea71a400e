import { type Shot, type Step, states } from '../shot.ts'
import { press, print, seeAlert } from '../steps.ts'

const withdraw = press(/^Atteikties no līguma|^Withdraw/)
const statement = ['Jānis Kalniņš', 'janis@epasts.lv', '1042, dzesētājs', '']

const review: Step[] = [
  async (page) => {
    const fields = page.locator('main form').locator('input, textarea')
    for (const [index, text] of statement.entries()) await fields.nth(index).fill(text)
  },
  withdraw,
  (page) => page.getByText(/2\. solis|Step 2/).waitFor(),
]

/** Withdrawal from a contract, and pages as they are printed. */
export const lawStates: Shot[] = [
  ...states('/atteikums', null, {
    'atteikums-mistakes': withdraw,
    'atteikums-review': review,
    'atteikums-done': [...review, press(/Apstiprināt atteikumu|Confirm/), seeAlert],
  }),
  ...states('/atteikums?key=vecasaiteskuruvairsneder', null, {
    'atteikums-adrese': () => Promise.resolve(),
    'atteikums-veca-saite': [press(/Apstiprināt adresi|Confirm the address/), seeAlert],
  }),
  ...states('/noteikumi', null, { 'noteikumi-print': print }),
]
