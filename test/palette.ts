// Opens the palette as a person does: once the page stands, and typing when they see its field.
import type { Page } from 'playwright-core'
import { soon } from './patience.ts'

export async function openPalette(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^Search/ })
    .first()
    .waitFor(soon)
  // Keys are heard from the frame after the one in which the page is first seen.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').and(page.locator(':focus')).waitFor(soon)
}
