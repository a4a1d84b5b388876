// Opens the palette as a person does, who sees its field before they type.
import type { Page } from 'playwright-core'
import { soon } from './patience.ts'

export async function openPalette(page: Page): Promise<void> {
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').and(page.locator(':focus')).waitFor(soon)
}
