import { endSentence } from '../../../../domain/words/end-sentence.ts'
import { englishForm } from '../../../../domain/words/plural.ts'
import type { autoship as lv } from '../lv/autoship.ts'

const goods = { one: 'item', other: 'items' }

/** Autoships: the list, the editor and the goods to add. */
export const autoship: typeof lv = {
  title: 'Autoship',
  loading: 'Loading your autoships',
  failed: 'The shop could not be reached. Please try again.',
  loadFailed: 'Your autoships could not be loaded.',
  tryAgain: 'Try again',
  back: 'Back',
  here: 'You are here',
  empty: 'Water that comes by itself',
  emptyText:
    'Choose what to bring, how often and on which day, and we do the rest. Every delivery can be skipped, moved or added to.',
  howItWorks: 'How it works',
  create: 'New autoship',
  yours: 'Your autoships',
  showMore: (count) => `Show ${count} more`,
  nameless: (id) => `Autoship No.\u00a0${id}`,

  allFollowing: 'All that follow',
  active: 'Active',
  locked: 'Locked',
  inactive: { not_started: 'Not started yet', stopped: 'Stopped', ended: 'Ended' },
  pausedFor: (days) => `Paused ${days}`,
  paused: 'Paused',
  noDay: 'No delivery day chosen yet',
  noAddress: 'No address chosen yet',
  noGoods: 'No goods chosen yet',
  next: (day) => `Next delivery ${day}`,
  lastDay: (day) => `Last day: ${day}`,
  perDelivery: (sum) => `${sum} per delivery`,
  emptiesBack: (count) => `${count} ${englishForm(count, { one: 'empty', other: 'empties' })} back`,
  moreGoods: (count) => `${count} more ${englishForm(count, goods)}`,
  edit: 'Change',
  editOf: (name) => `Change: ${name}`,
  view: 'View',
  viewOf: (name) => `View: ${name}`,
  clone: 'Duplicate',
  cloneOf: (name) => `Duplicate: ${name}`,
  cloned: 'A copy was made. Its deliveries begin when you press “Start the autoship”.',
  start: 'Start the autoship',
  restart: 'Start again',
  started: 'The autoship has started.',
  stop: 'Stop',
  stopped: 'The autoship has been stopped.',
  remove: 'Delete',
  removeOf: (name) => `Delete: ${name}`,
  removeTitle: (name) => `Delete “${name}”?`,
  removeText:
    'There will be no new deliveries from now on. Those not confirmed yet will be skipped, and you pay nothing for them; those confirmed still come.',
  removeDraft: 'It has not started yet, so nothing else changes.',
  pauseInstead: 'If you only need a break, you can pause the autoship. Goods and day are kept.',
  pauseIt: 'Pause instead',
  doNotRemove: 'Keep',
  removed: 'The autoship has been deleted. It ended today.',
  removedDraft: 'The autoship has been deleted.',
  isGone: 'This autoship is no longer there. It may have been deleted elsewhere.',
  undo: 'Undo',
  undone: 'The change has been undone.',

  isStopped: {
    not_started:
      'This autoship has not started yet. Choose goods, a day and how often, and then start it.',
    stopped: 'The autoship is stopped. For goods to come again, it has to be restarted.',
    ended: 'The autoship has ended. To start it again, change its last day and then start it.',
  },
  isLocked:
    'The autoship is locked at the moment and can only be viewed. If something has to change, please call us.',
  skipped: (names) =>
    endSentence(
      `These goods were not added, because they can only be bought with a standard order: ${names}`,
    ),
  missing: {
    out_of_stock: (name) => `${name}: out of stock at the moment.`,
    withdrawn: (name) => `${name}: no longer sold.`,
  },
  comesInstead: (name) => `${name} comes in its place.`,
  leftOut: 'The next delivery comes without it.',
  orderMoves: (was, to) =>
    `The new day applies to the delivery already prepared ${was} as well: it moves ${to}.`,
  ordersSkipped: (count, days) =>
    count === 1
      ? `The delivery already prepared ${days} is inside the pause, so it will be skipped.`
      : `Deliveries already prepared ${days} are inside the pause, so they will be skipped.`,
  openOrders: (count, days) =>
    count === 1
      ? `The delivery already prepared (${days}) stays as it is. It can be changed separately.`
      : `Deliveries already prepared (${days}) stay as they are. Each can be changed separately.`,
  unsaved: 'There are unsaved changes.',
  discard: 'Discard',

  goods: 'Goods',
  addGoods: 'Add goods',
  addGoodsTitle: (name) => `Add goods: ${name}`,
  card: {
    add: 'Add to the autoship',
    addNamed: (name) => `Add to the autoship: ${name}`,
    inCart: 'in the autoship',
  },
  added: 'Added to the autoship.',
  onlyThese: 'Only goods that can come regularly are shown here.',
  searchGoods: 'Search goods',
  search: 'Search',
  nothingFound: 'Nothing found! Change the search words.',
  backToAutoship: 'Back to the autoship',
  substitute: 'If it is not available',
  substituteOf: (name) => `If it is not available: ${name}`,
  leaveOut: 'Leave it out',
  bring: (name) => `Bring ${name}`,
  substituteSaved: 'Your choice is saved.',

  how: 'How often and when',
  name: 'Name',
  nameHint: 'For example, “Water for home”. You will see it in e-mails and beside orders.',
  frequency: 'How often',
  everyWeeks: (weeks) => (weeks === 1 ? 'Every week' : `Every ${weeks} weeks`),
  frequencyHint: 'The choice depends on how often we deliver to your address.',
  where: 'Where to',
  address: 'Address',
  addAddress: 'Add an address',
  notOurs: 'our courier does not go there',
  when: 'Next delivery',
  frequencyOfAddress: (rhythm) =>
    `We go to this address less often, so deliveries will come ${rhythm}.`,
  rhythmFrom: (rhythm, day) => `${rhythm}, starting ${day}.`,
  rhythmAndNext: (rhythm, day) => `${rhythm}. The next: ${day}.`,
  noneInSeries: 'There will be no deliveries within these days.',
  thenNext: (day) => `After that: ${day}.`,
  pause: 'Pause',
  pauseText: 'During the pause nothing comes and you pay nothing.',
  from: 'From',
  until: 'Until',
  pauseOpen: 'Without a last day, the pause goes on until you turn it off.',
  validity: 'Start and end',
  validityText: 'With both fields empty, the autoship goes on until you stop it.',
  validFrom: 'Starting on',
  validTo: 'Last day',
  notes: 'Note for the courier',

  summary: 'Each delivery',
  total: 'Total per delivery',
  firstDeposit: (sum: string) =>
    `Until there are empty bottles to give back, the first delivery costs a deposit of ${sum} besides.`,
  savings: (sum) => `The autoship price saves you ${sum}.`,
  paid: {
    account: 'Paid from the account.',
    cash: 'Paid in cash to the courier.',
    deferred: 'Paid by deferred payment.',
  },
  unpaid: 'Your account does not cover this delivery.',
  topUp: 'Top up the account',
  save: 'Save for all',
  saved: 'The changes are saved for all deliveries that follow.',
  savedStopped: 'The changes are saved, but the autoship has been stopped.',
  changedElsewhere: (value: string) =>
    value === ''
      ? 'This field was emptied elsewhere meanwhile. If you keep your choice, please save again.'
      : `“${value}” was saved elsewhere meanwhile. If you keep your choice, please save again.`,
  noChangeReason: 'Nothing has been changed.',
  noDayReason: 'Choose a delivery day.',
  noAddressReason: 'Choose an address.',
  noGoodsReason: 'Add at least one item.',
  fixTitle: 'Please correct:',
}
