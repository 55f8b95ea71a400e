import { expect, test } from 'vitest'
import { emailHint } from './email-hint.ts'

// P-7
test.each([
  ['anna@gmial.com', 'anna@gmail.com'],
  ['anna@gmail.con', 'anna@gmail.com'],
  ['Anna@gmal.com', 'anna@gmail.com'],
  ['janis@imbox.lv', 'janis@inbox.lv'],
  ['janis@inbox.lt', 'janis@inbox.lv'],
  ['ilze@hotnail.com', 'ilze@hotmail.com'],
])('%s was probably meant as %s', (typed, meant) => expect(emailHint(typed)).toBe(meant))

test.each([
  'anna@gmail.com',
  'anna@avots.lv',
  'anna@mail.com',
  'anna@inc.lv',
  'anna',
  '@',
  'a@b@c',
])('nothing is suggested for %s', (typed) => expect(emailHint(typed)).toBeUndefined())
