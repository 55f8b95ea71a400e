import { expect, type Page } from '@playwright/test'
import { readPdf } from './read-pdf.ts'

/** Presses what opens a paper, and reads the PDF at the signed address that the shop answers with. */
export async function openedPaper(
  page: Page,
  press: () => Promise<unknown>,
): Promise<{ text: string; pdf: Buffer }> {
  // The browser's own viewer of PDFs is not what is looked at here.
  await page.route('**/files/papers/**', (route) => route.fulfill({ status: 204 }))
  const asked = page.waitForResponse((answer) => /\/api\/.*\/invoice$/.test(answer.url()))
  await press()
  const { url } = (await (await asked).json()) as { url: string }
  const answer = await page.request.get(url)
  expect(answer.headers()['content-type']).toBe('application/pdf')
  const pdf = await answer.body()
  return { text: readPdf(pdf), pdf }
}
