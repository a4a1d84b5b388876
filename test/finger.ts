// A finger on the screen of a page: real touches, by the protocol of the browser's own tools.
import type { Page } from 'playwright-core'

export interface Finger {
  press(x: number, y: number): Promise<void>
  /** In a few steps, as a finger goes. */
  slide(x: number, y: number): Promise<void>
  lift(): Promise<void>
}

const STEPS = 6

export async function fingerOn(page: Page): Promise<Finger> {
  const devtools = await page.context().newCDPSession(page)
  const touch = async (type: 'touchStart' | 'touchMove' | 'touchEnd', at: { x: number; y: number }[]) => {
    await devtools.send('Input.dispatchTouchEvent', { type, touchPoints: at })
  }
  let at = { x: 0, y: 0 }
  return {
    async press(x, y) {
      at = { x, y }
      await touch('touchStart', [at])
    },
    async slide(x, y) {
      const from = at
      for (let step = 1; step <= STEPS; step += 1) {
        at = { x: from.x + ((x - from.x) * step) / STEPS, y: from.y + ((y - from.y) * step) / STEPS }
        await touch('touchMove', [at])
      }
    },
    lift: () => touch('touchEnd', []),
  }
}
