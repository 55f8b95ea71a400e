import { expect, it } from 'vitest'
import { createToasts } from './toasts.ts'

const texts = (toasts: ReturnType<typeof createToasts>) => toasts.shown().map((toast) => toast.text)

it('shows three at once and lets the rest wait for their turn', () => {
  const toasts = createToasts()
  const ids = ['viens', 'divi', 'trīs', 'četri'].map((text) => toasts.show({ text }))
  expect(texts(toasts)).toEqual(['viens', 'divi', 'trīs'])
  toasts.dismiss(ids.at(0)!)
  expect(texts(toasts)).toEqual(['divi', 'trīs', 'četri'])
})

it('lets the same words take the place of the first', () => {
  const toasts = createToasts()
  toasts.show({ text: 'Saglabāts' })
  toasts.show({ text: 'Pievienots' })
  toasts.show({ text: 'Saglabāts' })
  expect(texts(toasts)).toEqual(['Pievienots', 'Saglabāts'])
})

it('tells those who watch, until they stop', () => {
  const toasts = createToasts()
  let changes = 0
  const stop = toasts.subscribe(() => (changes += 1))
  const id = toasts.show({ text: 'Saglabāts' })
  toasts.dismiss(id)
  stop()
  toasts.show({ text: 'Saglabāts' })
  expect(changes).toBe(2)
})

it('keeps the same list while nothing changes, as React asks', () => {
  const toasts = createToasts()
  toasts.show({ text: 'Saglabāts' })
  expect(toasts.shown()).toBe(toasts.shown())
})
