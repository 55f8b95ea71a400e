import type { feedback as latvian } from '../lv/feedback.ts'

/** What customers say of an order. */
export const feedback: typeof latvian = {
  title: 'The customer says',
  rating: (stars, of) => `Rating: ${stars} of ${of}`,
  fault: (good) => `Something wrong: ${good}`,
  answered: (when) => `Answered ${when}:`,
  answer: 'Answer',
  answerTitle: (about) => `Answer. ${about}`,
  answerText: 'The answer to the customer',
}
