import { afterAll, onTestFinished, TestRunner } from 'vitest'

/** Cleans up after the current test, or after the file outside of a test. */
export const cleanUp = (work: () => unknown) =>
  TestRunner.getCurrentTest() === undefined
    ? afterAll(async () => void (await work()))
    : onTestFinished(async () => void (await work()))
