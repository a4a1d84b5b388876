// A board of 2,000 cards in a browser beside one of 50: script time of a drag, and when its first card stands.
import type { CDPSession, Page } from 'playwright-core'
import type { Database } from '../src/kit/db/database.ts'
import { type BoardWorld, card, carryOver, column, startBoardWorld } from '../test/board-world.ts'
import type { Client } from '../test/world.ts'
import type { BenchFigure } from './figure.ts'
import { percentile } from './percentile.ts'

const MANY = 2_000
const FEW = 50
const ROUNDS = 7

export async function run(): Promise<BenchFigure[]> {
  const board = await startBoardWorld()
  try {
    const amara = await board.world.signUp('amara')
    const few = await fill(board.world.app.db, FEW)
    const many = await fill(board.world.app.db, MANY)
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
  await place[which]()
    .getByRole('button', { name: /^Move / })
    .hover()
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

/** Answers the project's id; a third of the tasks stands in each column. */
async function fill(db: Database, tasks: number): Promise<number> {
  const { rows } = await db.query(
    `with owner as (select id from users where first_name = 'Amara' limit 1),
       project as (insert into projects (name, type, topic, owner_id, creator_id, last_task_number)
         select 'Board of ${tasks}', 'individual', '', id, id, ${tasks} from owner returning id, owner_id),
       taking as (insert into project_participants (project_id, user_id) select id, owner_id from project),
       made as (insert into tasks (project_id, number, title, description, status, priority, creator_id)
         select id, n, 'Task ' || n, repeat('What is to be done. ', 10),
           (array['pending', 'in-progress', 'completed'])[1 + n % 3], 'medium', owner_id
         from project, generate_series(1, ${tasks}) n returning id, creator_id),
       assigned as (insert into task_assignees (task_id, user_id) select id, creator_id from made)
     select id from project`,
  )
  return Number(rows[0]?.id)
}
