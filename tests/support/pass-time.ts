import type { TestShop } from './shop.ts'

export const passMinutes = ({ clock }: Pick<TestShop, 'clock'>, minutes: number) =>
  clock.set(new Date(clock.now().getTime() + minutes * 60_000).toISOString())
