import { test as base, expect } from '@playwright/test'

/** A journey fails when the content policy of a page has stopped anything. */
export const test = base.extend<{ policyReports: void }>({
  policyReports: [
    async ({ context }, walk) => {
      const reports: string[] = []
      context.on('console', (message) => {
        if (/Content Security Policy|TrustedHTML|TrustedScript/.test(message.text()))
          reports.push(`${message.page()?.url()}: ${message.text()}`)
      })
      await walk()
      expect(reports).toEqual([])
    },
    { auto: true },
  ],
})
