import { afterAll, expect, onTestFinished } from 'vitest'

/** Cleans up after the test that asks for it, or after the file when asked outside of one. */
export const lastly = (work: () => unknown) =>
  expect.getState().currentTestName === undefined
    ? afterAll(async () => void (await work()))
    : onTestFinished(async () => void (await work()))
