import { expect, type Locator } from '@playwright/test'

/** Seconds of the keystroke-level model by Card, Moran and Newell, for a person who is no typist. */
const cost = {
  /** A key. */
  key: 0.28,
  /** Pointing at something. */
  point: 1.1,
  /** Pressing what is pointed at, and letting go. */
  press: 0.2,
  /** The hand from the keys to the pointer, or back. */
  home: 0.4,
  /** Making up one's mind. */
  mind: 1.35,
  /** The shop's answer, where a page is waited for. */
  answer: 1,
}

/** Does what a person does, and counts how long the person would take: no clock is asked. */
export function typist() {
  let seconds = 0
  let handsOnKeys = false
  const spend = (...parts: number[]) => (seconds += parts.reduce((sum, part) => sum + part, 0))
  const move = (toKeys: boolean) => {
    if (handsOnKeys !== toKeys) spend(cost.home)
    handsOnKeys = toKeys
  }
  const point = () => {
    move(false)
    spend(cost.mind, cost.point, cost.press)
  }
  return {
    seconds: () => Math.round(seconds),
    async press(control: Locator) {
      point()
      await control.click()
    },
    async type(field: Locator, text: string) {
      point()
      await field.click()
      move(true)
      spend(cost.key * text.length)
      await field.pressSequentially(text)
    },
    /** Opens a list, types how the choice begins, and confirms. */
    async choose(list: Locator, choice: string) {
      point()
      move(true)
      spend(cost.key * (Math.min(4, choice.length) + 1))
      await list.selectOption(choice)
    },
    async submit(control: Locator, next: Locator) {
      point()
      await control.click()
      spend(cost.answer)
      await expect(next).toBeVisible()
    },
  }
}

/** What a person can fill in on a page's form: fields, lists and boxes in sight. */
export const fieldsInSight = (form: Locator): Promise<number> =>
  form.locator('input, select, textarea').filter({ visible: true }).count()
