import { createObserved } from '../../client/observed.ts'

type DoneDeed = { actionId: number | null; said: string }

/** What was done since the page of a customer was opened: the line of a call begins with it. */
export const doneDeeds = createObserved<readonly DoneDeed[]>([])

export const addDoneDeed = (deed: DoneDeed) => doneDeeds.set([...doneDeeds.read(), deed])

export const removeDoneDeed = (actionId: number) =>
  doneDeeds.set(doneDeeds.read().filter((deed) => deed.actionId !== actionId))
