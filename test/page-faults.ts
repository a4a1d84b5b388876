// What is wrong with a page in a browser: what axe finds, and whether anything stands wider than the window.
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'

/** One line a rule that is broken, with the elements that break it. */
export async function axeFaults(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  return violations.map((fault) => `${fault.id}: ${fault.nodes.map((node) => node.html).join(' | ')}`)
}

/** By so many pixels. */
export function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}
