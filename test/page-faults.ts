// What is wrong with a page in a browser: what axe finds, and whether anything stands wider than the window.
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'

/** One line a rule that is broken, with the elements that break it. */
export function axeFaults(page: Page): Promise<string[]> {
  return faultsOf(axeOn(page))
}

/** In the light theme, then in the dark one: its tree is the same, so that only colours are asked about there. */
export async function axeFaultsInBothThemes(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light' })
  const light = await axeFaults(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  const dark = await faultsOf(axeOn(page).withRules('color-contrast'))
  return [...light, ...dark.map((fault) => `dark ${fault}`)]
}

/* Not in frames of another origin, which hold what others wrote; so it needs no page of its own to sum up either. */
function axeOn(page: Page): AxeBuilder {
  return new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] })
}

async function faultsOf(axe: AxeBuilder): Promise<string[]> {
  const { violations } = await axe.analyze()
  return violations.map((fault) => `${fault.id}: ${fault.nodes.map((node) => node.html).join(' | ')}`)
}

/** By so many pixels. */
export function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}
