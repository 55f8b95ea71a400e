import type { frame as lv } from '../lv/frame.ts'

export const frame: typeof lv = {
  shopName: 'Avots',
  skip: 'Skip to content',
  homeLink: 'Avots, home page',
  notFoundTitle: 'There is no such page',
  notFoundText: 'The address may be mistyped, or the page has moved.',
  brokenTitle: 'Something went wrong',
  brokenText: 'We have been told. Please try again in a moment; your cart is safe.',
  toHome: 'To the home page',
  tryAgain: 'Try again',
}
