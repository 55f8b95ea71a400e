import { expect, type Page } from '@playwright/test'
import { readPdf } from './read-pdf.ts'

/** Opens a document and reads the PDF at the signed address of the answer. */
export async function openedPaper(
  page: Page,
  press: () => Promise<unknown>,
): Promise<{ text: string; pdf: Buffer }> {
  // The browser's own viewer of PDFs is not under test.
  await page.route('**/files/papers/**', (route) => route.fulfill({ status: 204 }))
  const requested = page.waitForResponse((answer) => /\/api\/.*\/invoice$/.test(answer.url()))
  await press()
  const { url } = (await (await requested).json()) as { url: string }
  const answer = await page.request.get(url)
  expect(answer.headers()['content-type']).toBe('application/pdf')
  const pdf = await answer.body()
  return { text: readPdf(pdf), pdf }
}
