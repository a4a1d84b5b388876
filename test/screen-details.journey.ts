// Details of the screens that once were wrong: what covers what, what is cut, what is drawn on, and what stands first.
import type { Locator, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import type { Project } from '../src/features/projects/contract.ts'
import { type BoardWorld, card, failCalls, startBoardWorld } from './board-world.ts'
import { openPalette } from './palette.ts'
import { soon } from './patience.ts'
import type { Client } from './world.ts'

let board: BoardWorld
let amara: Client
let bare: Project
let newer: Project

beforeAll(async () => {
  board = await startBoardWorld()
  amara = await board.world.signUp('amara')
  // From an address alone, without a name before it.
  bare = await board.projectFrom(amara, {
    from: 'amara@example.com',
    subject: 'Harvest supper',
    text: Array.from({ length: 12 }, (_, n) => `- Please order ${n + 3} long tables.`).join('\n'),
  })
  newer = await board.projectFrom(amara, { from: 'amara', subject: 'Barn', text: 'Please paint the barn.' })
})
afterEach(() => board.closePages())
afterAll(() => board.close())

interface Box {
  x: number
  y: number
  width: number
  height: number
}

async function boxOf(locator: Locator): Promise<Box> {
  const box = await locator.boundingBox()
  if (box === null) throw new Error('it is not on the page')
  return box
}

/** Square pixels that both cover. */
function overlap(one: Box, other: Box): number {
  const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x)
  const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y)
  return Math.max(0, width) * Math.max(0, height)
}

async function onBoard(options?: { width: number }): Promise<Page> {
  const page = await board.open(amara, `/project/${bare.id}`, options)
  await card(page, 'Order 3 long tables').waitFor(soon)
  return page
}

it('the palette makes a task in the project that is open, before newer ones', async () => {
  expect(newer.id).toBeGreaterThan(bare.id)
  const page = await onBoard()
  await openPalette(page)
  await page.keyboard.type('create a task')
  const acts = page.getByRole('option', { name: /^Create a task in/ })
  await acts.first().waitFor(soon)
  expect(await acts.first().textContent()).toContain('Create a task in Harvest supper')
})

for (const width of [1440, 1240, 1100]) {
  it(`with the filters folded away, what brings them back covers no card and no column at ${width} px`, async () => {
    const page = await onBoard({ width })
    const hide = page.getByRole('button', { name: 'Hide filters' })
    if (await hide.isVisible()) await hide.click()
    const back = page.getByRole('button', { name: /^(Show filters|Filters)$/ })
    await back.waitFor(soon)
    const own = await boxOf(back)
    const cards = await page.locator('[data-task-title]').all()
    expect(cards.length).toBeGreaterThan(8)
    for (const one of cards) expect(overlap(own, await boxOf(one))).toBe(0)
    const columns = await page.getByRole('region', { name: /Pending|In Progress|Done/ }).all()
    expect(columns.length).toBeGreaterThan(1)
    for (const one of columns) expect(overlap(own, await boxOf(one))).toBe(0)
  })
}

it('a ring on a tab, by keys or after a press, is drawn beside its letters', async () => {
  const page = await board.open(amara, '/settings')
  const tab = page.getByRole('tab', { name: 'Privacy' })
  for (const act of [() => tab.click(), () => tab.press('Home').then(() => tab.press('ArrowRight'))]) {
    await act()
    await page.getByRole('tabpanel').waitFor(soon)
    const focused = page.locator('[role=tab]:focus')
    const { letters, ring } = await focused.evaluate((element) => {
      const range = document.createRange()
      range.selectNodeContents(element)
      const { left, right } = range.getBoundingClientRect()
      const own = element.getBoundingClientRect()
      const style = getComputedStyle(element)
      const offset = Number.parseFloat(style.outlineOffset)
      const inside = style.outlineStyle === 'none' ? 0 : Math.max(0, -offset)
      return { letters: { left, right }, ring: { left: own.left + inside, right: own.right - inside } }
    })
    expect(letters.left).toBeGreaterThan(ring.left)
    expect(letters.right).toBeLessThan(ring.right)
  }
})

it('one’s own mail from a bare address carries one’s name, on the card, in the log and on its page', async () => {
  const page = await onBoard()
  await card(page, 'Order 3 long tables')
    .getByRole('button', { name: /show the sentence/ })
    .click()
  await page.getByRole('dialog').getByText('Amara').first().waitFor(soon)
  const log = await board.open(amara, '/mails')
  const row = log.getByRole('link', { name: /Harvest supper/ }).first()
  await row.waitFor(soon)
  expect(await log.locator('main').textContent()).not.toContain('amara@example.com,')
  await row.click()
  await log.getByRole('heading', { name: 'Harvest supper' }).waitFor(soon)
  await log
    .getByText(/^Amara/)
    .first()
    .waitFor(soon)
})

it('the whole line of a sentence opens it, and a finger finds it', async () => {
  const page = await onBoard({ width: 390 })
  const one = card(page, 'Order 3 long tables')
  const mark = one.getByRole('button', { name: /show the sentence/ })
  await mark.scrollIntoViewIfNeeded()
  const { y, height } = await boxOf(mark)
  const { x, width } = await boxOf(one)
  // Above and below the middle of the line, near its far end.
  const isHit = await mark.evaluate(
    (button, { left, top }) => [-12, 0, 12].map((by) => document.elementFromPoint(left, top + by) === button),
    { left: x + width - 24, top: y + height / 2 },
  )
  expect(isHit).toEqual([true, true, true])
  await page.mouse.click(x + width - 24, y + height / 2)
  await page.getByRole('dialog').getByText('Amara').first().waitFor(soon)
})

it('the figure on the bell stands beside the bell, not over it', async () => {
  for (let mail = 1; mail <= 11; mail++)
    await board.world.receiveMail({ from: 'amara', subject: `Shed ${mail}`, text: 'Please sweep the shed.' })
  const page = await onBoard()
  const bell = page.getByRole('button', { name: /^Notifications, \d+ unread/ })
  await bell.waitFor(soon)
  const badge = bell.locator('span')
  expect(await badge.textContent()).toBe('9+')
  const glyph = await boxOf(bell.locator('svg'))
  expect(overlap(glyph, await boxOf(badge))).toBeLessThan(glyph.width * glyph.height * 0.25)
})

it('nothing cuts the postmark of the example on the landing page', async () => {
  for (const width of [1440, 390]) {
    const page = await board.open(null, '/', { width })
    const mark = page.locator('svg:has(textPath)').first()
    await mark.waitFor({ ...soon, state: 'attached' })
    const isCut = await mark.evaluate((svg) => {
      if (svg.getBoundingClientRect().width === 0) return false
      const ink = [...svg.querySelectorAll('path, circle')].map((part) => part.getBoundingClientRect())
      for (let around: Element | null = svg; around; around = around.parentElement) {
        const clips = around === svg || getComputedStyle(around).overflowX !== 'visible'
        const edge = around.getBoundingClientRect()
        if (clips && ink.some(({ left, right }) => left < edge.left - 1 || right > edge.right + 1))
          return true
      }
      return false
    })
    expect([width, isCut]).toEqual([width, false])
  }
})

it('a board that the server fails to give says so, and does not say that it is another’s', async () => {
  const page = await board.open(amara, '/mails')
  await failCalls(page, new RegExp(`/api/projects/${bare.id}\\b`), 'GET', 500)
  await page.goto(`${board.world.url}/project/${bare.id}`)
  await page.getByRole('alert').first().waitFor(soon)
  expect(await page.locator('main').textContent()).not.toMatch(/another company/)
})
