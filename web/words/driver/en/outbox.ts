import type { outbox as lv } from '../lv/outbox.ts'

export const outbox: typeof lv = {
  title: 'To be sent',
  loaded: (time) => `All loaded on the phone ✓ ${time}`,
  offline: 'No network. All stays on the phone.',
  trouble: 'The server does not answer. All stays on the phone.',
  unsafe: 'Add the app to the home screen, so that the browser does not clear the day.',
  locked: 'Enter the PIN to renew the day.',
  unsent: (count) => `${count} not sent`,
  goesSoon: (count) => `${count} will be sent in a moment`,
  open: 'To be sent',
  allSent: 'All is sent.',
  nothing: 'Nothing is written yet today.',
  openAtNetwork: 'Open the app where there is a network, such as the warehouse’s Wi-Fi.',
  sentLater: 'The phone sends it by itself once the server answers.',
  battery: (percent) => `Battery ${percent}%.`,
  batteryLow: 'Print the sheet of the run, or hand the run to another phone.',
  states: {
    held: 'may still be undone',
    onPhone: 'still on the phone',
    received: '✓ received',
    seen: '✓✓ seen by the office',
  },
  verdicts: {
    accepted: '',
    flagged: 'taken with a mark, the office will look',
    parked: 'waits for the office',
  },
  kinds: {
    delivered: 'Delivered',
    not_delivered: 'Not delivered',
    later: 'Later',
    undone: 'Undone',
    arrived: 'Here',
    called: 'Called',
    door: 'The place of the door',
  },
  stop: (position, address) => `${position}. ${address}`,
  pictures: (count) =>
    count === 1 ? '1 picture waits for a network' : `${count} pictures wait for a network`,
  lost: (count) =>
    `${count === 1 ? '1 picture' : `${count} pictures`} could not be sent. All else is with the office.`,
  sendNow: 'Send now',
  rescue: 'Hand over by codes',
  rescueLead: (count) =>
    count === 1
      ? 'Show the code to the phone of a colleague.'
      : 'Show the codes one by one to the phone of a colleague.',
  code: (place, count) => (count === 1 ? 'Code' : `Code ${place} of ${count}`),
  next: 'Next code',
  previous: 'Previous',
  codeText: (count) => (count === 1 ? 'The code as text' : 'The codes as text'),
  read: 'Read another’s codes',
  readLead: 'Point the camera at the codes, or paste their text.',
  camera: 'Camera',
  noCamera: 'There is no camera. Allow it in the browser, or paste the text of the codes.',
  pasted: 'Text of the codes',
  missing: (places, count) =>
    `Read ${count - places.length} of ${count}. Still missing: ${places.length === 1 ? 'code' : 'codes'} ${places.join(', ')}.`,
  whole: 'All is read.',
  take: 'Take',
  taken: (count) => (count === 1 ? '1 event is taken.' : `${count} events are taken.`),
  otherPhone: (name) =>
    name
      ? `Another phone of yours drives this run: “${name}”.`
      : 'Another phone of yours drives this run.',
  takeOver: 'Drive with this phone',
  changes: 'The office has changed',
  changed: {
    added: 'New stop',
    withdrawn: 'No need to go',
    changed: 'Order changed',
  },
  accept: 'OK, seen',
}
