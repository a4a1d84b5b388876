// What a page has loaded of script so far, in a real browser.
import { gzipSync } from 'node:zlib'
import type { Page } from 'playwright-core'

/** `bytes` are those of all its files, each compressed as well as gzip can. */
export async function scriptsOf(page: Page): Promise<{ files: number; bytes: number }> {
  const loaded = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.endsWith('.js')),
  )
  const sizes = await Promise.all([...new Set(loaded)].map(compressedSize))
  return { files: sizes.length, bytes: sizes.reduce((sum, size) => sum + size, 0) }
}

async function compressedSize(url: string): Promise<number> {
  const answer = await fetch(url)
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`)
  return gzipSync(await answer.arrayBuffer(), { level: 9 }).length
}
