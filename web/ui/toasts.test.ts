import { expect, it } from 'vitest'
import { createToasts } from './toasts.ts'

const texts = (toasts: ReturnType<typeof createToasts>) =>
  toasts.visible().map((toast) => toast.text)

it('shows three toasts at once and the next when one is dismissed', () => {
  const toasts = createToasts()
  const ids = ['viens', 'divi', 'trīs', 'četri'].map((text) => toasts.show({ text }))
  expect(texts(toasts)).toEqual(['viens', 'divi', 'trīs'])
  toasts.dismiss(ids.at(0)!)
  expect(texts(toasts)).toEqual(['divi', 'trīs', 'četri'])
})

it('replaces a toast with the same text', () => {
  const toasts = createToasts()
  toasts.show({ text: 'Saglabāts' })
  toasts.show({ text: 'Pievienots' })
  toasts.show({ text: 'Saglabāts' })
  expect(texts(toasts)).toEqual(['Pievienots', 'Saglabāts'])
})

it('notifies a listener until it unsubscribes', () => {
  const toasts = createToasts()
  let changes = 0
  const stop = toasts.subscribe(() => (changes += 1))
  const id = toasts.show({ text: 'Saglabāts' })
  toasts.dismiss(id)
  stop()
  toasts.show({ text: 'Saglabāts' })
  expect(changes).toBe(2)
})

it('returns the same list while nothing changes, as React requires', () => {
  const toasts = createToasts()
  toasts.show({ text: 'Saglabāts' })
  expect(toasts.visible()).toBe(toasts.visible())
})
