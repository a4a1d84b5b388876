// The largest paint of a page as a browser meets it that has never been here: boards, and the sign-in page beside them.
import type { Page } from 'playwright-core'
import { type BoardWorld, startBoardWorld } from '../test/board-world.ts'
import type { Client } from '../test/world.ts'
import type { BenchFigure } from './figure.ts'
import { fillBoard } from './fill-board.ts'
import { percentile } from './percentile.ts'

const TASKS = 50
const ROUNDS = 9
/** Milliseconds from the address to the largest paint. */
const AIM = 1_200

export async function run(): Promise<BenchFigure[]> {
  const board = await startBoardWorld()
  try {
    const amara = await board.world.signUp('amara')
    const projectId = await fillBoard(board.world.app.db, TASKS)
    return await measure(board, amara, {
      'Board of 50 tasks': `/project/${projectId}`,
      'Task Board': '/tasks',
      'Sign in': '/login',
    })
  } finally {
    await board.close()
  }
}

/** All in turn, so that what else the machine does meets all. */
async function measure(
  board: BoardWorld,
  amara: Client,
  pages: Record<string, string>,
): Promise<BenchFigure[]> {
  const took = new Map<string, number[]>()
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [name, path] of Object.entries(pages)) {
      const all = took.get(name) ?? []
      all.push(await largestPaint(board, path === '/login' ? null : amara, path))
      took.set(name, all)
    }
  return [...took].map(([name, all]) => ({
    ...{ name: `${name}, largest paint with nothing kept`, ours: percentile(all, 0.5), unit: 'ms' },
    ...{ beside: null, besideName: null, ratio: null, aim: AIM, lowerIsBetter: true },
  }))
}

/** In a browser without anything kept from an earlier page. */
async function largestPaint(board: BoardWorld, client: Client | null, path: string): Promise<number> {
  const page = await board.open(client, '/terms')
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.clearBrowserCache')
  await page.goto(`${board.world.url}${path}`)
  await settled(page)
  const at = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN)).observe(
          {
            type: 'largest-contentful-paint',
            buffered: true,
          },
        )
      }),
  )
  await board.closePages()
  return at
}

async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(300)
}
