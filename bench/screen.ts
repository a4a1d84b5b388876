// A board of 2,000 cards in a browser beside one of 50: script time of a drag, and when its first card stands.
import type { CDPSession, Page } from 'playwright-core'
import {
  type BoardWorld,
  card,
  carryOver,
  column,
  readyToCarry,
  startBoardWorld,
} from '../test/board-world.ts'
import type { Client } from '../test/world.ts'
import type { BenchFigure } from './figure.ts'
import { fillBoard } from './fill-board.ts'
import { percentile } from './percentile.ts'

const MANY = 2_000
const FEW = 50
const ROUNDS = 7

export async function run(): Promise<BenchFigure[]> {
  const board = await startBoardWorld()
  try {
    const amara = await board.world.signUp('amara')
    const few = await fillBoard(board.world.app.db, FEW)
    const many = await fillBoard(board.world.app.db, MANY)
    return await compare(board, amara, many, few)
  } finally {
    await board.close()
  }
}

type Measured = { paint: number[]; drag: number[]; dragBelow: number[] }

/** Both in turn, so that what else the machine does meets both. */
async function compare(board: BoardWorld, amara: Client, many: number, few: number): Promise<BenchFigure[]> {
  const [ours, beside] = [none(), none()]
  for (let round = 0; round < ROUNDS; round += 1) {
    await measure(board, amara, many, ours)
    await measure(board, amara, few, beside)
  }
  const figure = (name: string, key: keyof Measured): BenchFigure => {
    const [mine, theirs] = [percentile(ours[key], 0.5), percentile(beside[key], 0.5)]
    return {
      name: `Board of ${MANY} cards, ${name}`,
      ours: mine,
      unit: 'ms',
      beside: theirs,
      besideName: `the same of a board of ${FEW}`,
      ratio: mine / theirs,
      aim: null,
      lowerIsBetter: true,
    }
  }
  return [
    figure('from the address to its first card', 'paint'),
    figure('script time of a drag', 'drag'),
    figure('script time of a drag at the end of a column', 'dragBelow'),
  ]
}

function none(): Measured {
  return { paint: [], drag: [], dragBelow: [] }
}

async function measure(board: BoardWorld, amara: Client, projectId: number, into: Measured): Promise<void> {
  const page = await board.open(amara, '/terms')
  await page.addInitScript(noteFirstCard)
  await page.goto(`${board.world.url}/project/${projectId}`)
  await page.locator('[data-task-title]').first().waitFor()
  into.paint.push(await page.evaluate(afterFrame))
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Performance.enable')
  into.drag.push(await scriptTime(devtools, () => drag(page, 'first')))
  await scrollToEnd(page)
  into.dragBelow.push(await scriptTime(devtools, () => drag(page, 'last')))
  await board.closePages()
}

/** Runs in the page: when the frame is drawn in which the first card stands, after the navigation, in ms. */
function noteFirstCard(): void {
  const observer = new MutationObserver(() => {
    if (!document.querySelector('[data-task-title]')) return
    observer.disconnect()
    requestAnimationFrame(() => {
      Object.assign(globalThis, { firstCardAt: performance.now() })
    })
  })
  observer.observe(document, { childList: true, subtree: true })
}

/** Runs in the page: answers what the frame before has noted. */
function afterFrame(): Promise<number> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => resolve(Number(Reflect.get(globalThis, 'firstCardAt'))))
  })
}

/** Milliseconds that the page spent in scripts meanwhile. */
async function scriptTime(devtools: CDPSession, act: () => Promise<void>): Promise<number> {
  const read = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics')
    return metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0
  }
  const before = await read()
  await act()
  return ((await read()) - before) * 1_000
}

/** To the next column and back to its own, where it is dropped: nothing is changed. */
async function drag(page: Page, which: 'first' | 'last'): Promise<void> {
  const place = column(page, 'Pending').getByRole('listitem')
  await readyToCarry(place[which]().getByRole('button', { name: /^Move / }))
  await page.mouse.down()
  await carryOver(page, 'Ongoing')
  await carryOver(page, 'Pending')
  await page.mouse.up()
  await card(page, 'Task').first().waitFor()
}

/** Until no more cards come. */
async function scrollToEnd(page: Page): Promise<void> {
  const list = column(page, 'Pending').getByRole('list')
  const last = list.getByRole('listitem').last()
  for (let before = ''; ; ) {
    await last.scrollIntoViewIfNeeded()
    await page.waitForTimeout(150)
    const now = (await last.textContent()) ?? ''
    if (now === before) return
    before = now
  }
}
