import type { rescue as lv } from '../lv/rescue.ts'

export const rescue: typeof lv = {
  title: 'Codes of a phone',
  lead: 'On the phone: To be sent, Hand over by codes. Show the codes to the camera or paste their text.',
  camera: 'Turn the camera on',
  cameraOff: 'Turn the camera off',
  noCamera: 'There is no camera. Allow it in the browser, or paste the text of the codes.',
  pasted: 'Text of the codes',
  missing: (places, count) =>
    `Read ${count - places.length} of ${count}. Still missing: ${places.length === 1 ? 'code' : 'codes'} ${places.join(', ')}.`,
  whole: (count) => (count === 1 ? 'All is read: 1 event.' : `All is read: ${count} events.`),
  none: 'There is no code of a phone here.',
  take: 'Take the events',
  taken: (count, waiting) =>
    waiting > 0 ? `Taken: ${count}, to be looked at ${waiting}.` : `Taken: ${count}.`,
  toToday: 'Open Today',
  again: 'Read another phone',
  open: 'Read the codes of a phone',
  failed: 'It failed. Try again.',
}
