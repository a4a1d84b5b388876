// What is wrong with a page in a browser: what axe finds, and whether anything stands wider than the window.
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'

/** One line a rule that is broken, with the elements that break it; on the whole page, or within a selector. */
export function axeFaults(page: Page, within?: string): Promise<string[]> {
  return faultsOf(axeOn(page, within))
}

/** Of a tooltip, which stands in no region of the page: it describes its button from wherever it is. */
export function tooltipFaults(page: Page, within: string): Promise<string[]> {
  return faultsOf(axeOn(page, within).disableRules('region'))
}

/** What is too faint to read, for a page whose tree was looked at in another theme. */
export function contrastFaults(page: Page, within?: string): Promise<string[]> {
  return faultsOf(axeOn(page, within).withRules('color-contrast'))
}

/** In the light theme, then in the dark one: its tree is the same, so that only colours are asked about there. */
export async function axeFaultsInBothThemes(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light' })
  const light = await axeFaults(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  const dark = await contrastFaults(page)
  return [...light, ...dark.map((fault) => `dark ${fault}`)]
}

/* Not in frames of another origin, which hold what others wrote; so it needs no page of its own to sum up either. */
function axeOn(page: Page, within?: string): AxeBuilder {
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] })
  return within === undefined ? axe : axe.include(within)
}

async function faultsOf(axe: AxeBuilder): Promise<string[]> {
  const { violations } = await axe.analyze()
  return violations.map((fault) => `${fault.id}: ${fault.nodes.map((node) => node.html).join(' | ')}`)
}

/** By so many pixels. */
export function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}
