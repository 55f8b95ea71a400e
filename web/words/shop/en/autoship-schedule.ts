import { endSentence } from '../../../../domain/words/end-sentence.ts'
import { by } from '../../../../domain/calendar/phrases.ts'
import { englishForm } from '../../../../domain/words/plural.ts'
import type { autoshipSchedule as lv } from '../lv/autoship-schedule.ts'
import { delivery } from './delivery.ts'

const bottles = { one: 'bottle', other: 'bottles' }
const days = { one: 'day', other: 'days' }
const deliveries = { one: 'delivery', other: 'deliveries' }

/** The schedule: the next deliveries, each of which can be changed. */
export const autoshipSchedule: typeof lv = {
  ...delivery,
  title: 'Next deliveries',
  loading: 'Loading the next deliveries',
  loadFailed: 'The next deliveries could not be loaded. Nothing has happened to your autoships.',
  tryAgain: 'Try again',
  failed: 'The shop could not be reached. Please try again.',
  none: 'Nothing is planned for the time being.',
  showMore: (count) => `Show ${count} more`,
  thisOnly: 'This delivery only',
  back: 'Back',
  close: 'Close',
  undo: 'Undo',
  lastChange: 'Last change:',

  andMore: (names) => endSentence(`And ${names}`),
  nothing: 'Nothing chosen',
  balanceAfter: (sum) => `${sum} will be left in your account after it.`,
  notCovered: 'Your account will not cover it.',
  firstShort: (sum) => `Your account is ${sum} short for this delivery.`,
  elsePaid: (how) => `If you do not top up, you pay ${how}.`,
  topUpMissing: (sum) => `Top up by ${sum}`,

  oneTimeChanges: {
    added: 'this time only',
    changed: 'different this time',
    left_out: 'not this time',
  },
  usual: (count) => `usually\u00a0${count}`,
  instead: (name) => `in place of ${name}`,
  missing: { out_of_stock: 'out of stock at the moment', withdrawn: 'no longer sold' },

  state: {
    planned: 'Planned',
    made: 'To be confirmed',
    confirmed: 'Confirmed',
    on_its_way: 'Waiting for delivery',
    skipped: 'Skipped',
    paused: 'Paused',
    no_day: 'Not coming',
  },
  toConfirm: (until) => `Confirm ${by(until)}`,
  moved: (day) => `Moved; it would usually be ${day}.`,
  notServed: (day) => `We do not deliver ${day}, the usual day.`,
  gone: {
    customer: 'You skipped this delivery.',
    paused: 'This delivery will not come.',
    no_allowed_day:
      'We do not deliver to your address around that time, so this delivery will not come.',
    nothing_available: 'None of the goods is available, so this delivery will not come.',
    not_confirmed:
      'The delivery was not confirmed, so we skipped it. There is nothing to pay for it.',
    not_paid:
      'There was not enough in your account for the delivery, so we skipped it. There is nothing to pay for it.',
    day_closed: 'That day’s deliveries had already been prepared, so this one will not come.',
    moved_by_customer: 'This delivery will not come.',
    not_served_that_day: 'We do not deliver on that day, so this delivery will not come.',
  },
  pauseFrom: (range) => `Pause ${range}.`,
  pauseLeavesOut: (count) =>
    `${count} ${englishForm(count, deliveries)} will not come in that time.`,
  pauseIsOpen: 'No delivery comes until you turn the pause off.',
  changePause: 'Change the pause',

  change: 'Change this delivery',
  changeOf: (day) => `Change this delivery: ${day}`,
  skip: 'Skip this time',
  skipOf: (day) => `Skip this time: ${day}`,
  skipped: (day) => `The delivery ${day} is skipped.`,
  unskip: 'Bring it after all',
  unskipOf: (day) => `Bring it after all ${day}`,
  unskipped: (day) => `We will come ${day}.`,
  move: 'Move',
  moveOf: (day) => `Move the delivery ${day}`,
  moveTitle: 'Move it to which day?',
  moveText: 'Choose a day, and only this delivery will be moved.',
  moveAll: 'Move all that follow',
  noOtherDay: 'There is no other possible day between the previous delivery and the next.',
  earlier: 'Earlier',
  later: 'Later',
  moved_to: (to) => `The delivery was moved ${to}.`,
  confirm: 'Confirm the delivery',
  confirmed: 'The delivery is confirmed. Thank you!',
  seeOrder: (id) => `Order No.\u00a0${id}`,
  unavailableReasons: {
    locked: 'The delivery is being prepared.',
    day_is_closed: 'Deliveries of that day can no longer be changed.',
    inactive: 'The autoship is stopped.',
    already_skipped: 'It is already skipped.',
    not_skipped: 'It is not skipped.',
    no_day: 'There is no possible day for it.',
  },

  officeLock: 'The autoship is locked. If something has to change, please call us.',
  isGone: 'This delivery is no longer there: the autoship was changed or deleted elsewhere.',

  changeTitle: (day) => `Delivery ${day}`,
  onlyHere: 'Changes apply to this delivery only; the next one will be as usual.',
  countOf: (name) => `How many this time: ${name}`,
  less: 'Less',
  wholeOnly: 'Whole pieces only. Enter 1 or 2, for example.',
  more: 'More',
  leaveOut: 'Not this time',
  leaveOutOf: (name) => `Not this time: ${name}`,
  ordering: 'To order',
  giveBack: 'Empties back',
  giveBackOf: (name: string) => `Empties to give back this time: ${name}`,
  giveNone: 'Give none back',
  giveNoneOf: (name: string) => `Give no empties back this time: ${name}`,
  asUsual: 'As usual',
  asUsualOf: (name) => `As usual: ${name}`,
  itemsChanged: (day) => `The delivery ${day} was changed.`,
  addThisTime: 'Add this time only',
  addThisTimeNamed: (name) => `Add this time only: ${name}`,
  add: 'Add',
  findGoods: 'Search goods',
  find: 'Search',
  foundNothing: 'Nothing found. Try another word.',
  changeAll: 'Change all that follow',

  enoughTitle: (day) => `Your water lasts ${day}`,
  runsOutBefore: (count, day) =>
    `The next delivery is ${day}: you will be without water for about ${count} ${englishForm(count, days)}.`,
  lastsUntilNext: (day) => `The next delivery is ${day}: there is enough.`,
  comeEarlier: (day) => `Come earlier: ${day}`,
  oneMore: 'One more bottle',
  planIsFine: 'That is fine',
  planConfirmed: 'Good, we will come as planned.',
  oneMoreAdded: (day) => `One bottle was added to the delivery ${day}.`,
  howCalculated: 'How we worked it out',
  workedOut: (range, dayCount, count, times, aWeek) =>
    `In the last ${dayCount} days (${range}) you received ${count} ${englishForm(count, bottles)} in ${times} ${englishForm(times, deliveries)}. That is about ${aWeek} ${englishForm(aWeek, bottles)} a week.`,
  lastBrought: (day, count, left) =>
    `Last time, ${day}, we brought ${count} ${englishForm(count, bottles)}; about ${left} may be left now.`,

  proposalsTitle: 'Deliveries that need another day',
  proposalReasons: {
    route: 'Our route changes.',
    holiday: 'The planned day is a public holiday.',
    closed_day: 'We do not work on the planned day.',
    undelivered: 'The delivery could not be made.',
  },
  proposal: (was, to) => `The delivery planned ${was} can come ${to}.`,
  proposalNone: (was) => `For the delivery planned ${was} we found no other day.`,
  proposalNoneUntil: (until) => `Please answer ${by(until)}.`,
  proposalUntil: (until) => `Please answer ${by(until)}; after that the new day stands.`,
  accept: 'Accept',
  otherDay: 'Another day',
  answered: 'Thank you, your answer is saved.',

  holiday: 'Holiday pause',
  holidayText:
    'The pause is for all autoships. Deliveries already prepared for that time will be skipped.',
  from: 'From',
  untilDay: 'Until',
  pauseAll: 'Pause all',
  pausedAll: (range) => `All autoships are paused ${range}.`,
  pauseSkips: (count, list) =>
    `We will skip the ${englishForm(count, deliveries)} planned ${list}.`,
  pauseSkipsNone: 'There are no deliveries in that time.',
  pauseMet: (range) => `It replaces the pause ${range}.`,
  pauseNext: (day) => `Next delivery ${day}.`,
  endAll: 'Resume all',
  endedAll: 'The pauses have ended.',

  mail: {
    confirm: 'Confirm this delivery?',
    skip: 'Skip this delivery?',
    move: 'Move it to which day?',
    add: 'What shall we add this time?',
    done: { confirm: 'The delivery is confirmed', skip: 'The delivery is skipped' },
    nothingElse: 'Thank you! There is nothing else to do.',
    nothingToPay: 'There is nothing to pay this time.',
    nothingYet: 'Nothing changes until you press a button.',
    noGoods: 'There are no goods to add at the moment.',
    added: (name) => endSentence(`Added to the delivery: ${name}`),
    over: 'This link is no longer valid',
    overText:
      'This delivery can no longer be changed, or the link is not complete. Log in to see your deliveries.',
    toAutoship: 'My autoships',
  },
}
