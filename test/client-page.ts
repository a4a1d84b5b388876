// The built client in a real browser, under the product's policy, with the server's answers given by the test.
import { readFile, rm } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { AxeBuilder } from '@axe-core/playwright'
import { type BrowserContext, chromium, type Page, type Route, type WebSocketRoute } from 'playwright-core'
import { build } from 'vite'

const nonce = 'dGVzdA'
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  `style-src 'self' 'nonce-${nonce}'`,
  "font-src 'self'",
  "img-src 'self'",
  "connect-src 'self'",
  "frame-src 'self'",
].join('; ')
const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
}

/** What a call gets: a status and a JSON body, or 'lost' for a connection that breaks. */
export type Answer =
  | { status?: number; body?: unknown }
  | 'lost'
  | Promise<{ status?: number; body?: unknown }>

/** By method and path without the query: 'GET /api/mails'. What is not listed gets 404. */
export type Answers = Record<string, Answer | ((call: Call) => Answer)>
export type Call = { query: URLSearchParams; body: unknown }

export type Visit = {
  answers: Answers
  width?: number
  height?: number
  colorScheme?: 'light' | 'dark'
  storage?: Record<string, string>
  /** Time stands still in the page, and goes on only by `page.clock.runFor`. */
  stillClock?: boolean
}

export type Opened = {
  page: Page
  /** Calls so far, as 'POST /api/auth/signin'. */
  calls: string[]
  /** Sends a live message over the page's socket. */
  say: (message: unknown) => void
}

export type Client = Awaited<ReturnType<typeof startClient>>

/** Builds the client once, serves it, and opens pages of it; `close` ends all. */
export async function startClient() {
  const out = join(tmpdir(), `mailcrew-client-${process.pid}`)
  await buildAsShipped(out)
  const server = createServer((request, response) => {
    void serve(out, request, response)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
  const contexts: BrowserContext[] = []
  return {
    base,
    /** Opens a path in a browser of its own. */
    async open(path: string, visit: Visit): Promise<Opened> {
      const context = await browser.newContext({
        viewport: { width: visit.width ?? 1440, height: visit.height ?? 900 },
        colorScheme: visit.colorScheme ?? 'light',
        reducedMotion: 'reduce',
        timezoneId: 'Europe/Berlin',
        permissions: ['clipboard-read', 'clipboard-write'],
      })
      contexts.push(context)
      await remember(context, visit.storage ?? {})
      const page = await context.newPage()
      if (visit.stillClock) await holdTime(page)
      const opened = await answered(page, visit.answers)
      await page.goto(`${base}${path}`)
      return opened
    },
    /** Closes the pages opened so far. */
    async closePages() {
      await Promise.all(contexts.splice(0).map((context) => context.close()))
    },
    async close() {
      await browser.close()
      server.close()
      await rm(out, { recursive: true, force: true })
    },
  }
}

/* The test runner's own NODE_ENV would make React the development one, which mounts everything twice. */
async function buildAsShipped(outDir: string) {
  const before = process.env.NODE_ENV
  process.env.NODE_ENV = 'production'
  try {
    await build({ logLevel: 'error', build: { outDir, emptyOutDir: true } })
  } finally {
    process.env.NODE_ENV = before
  }
}

async function serve(out: string, request: IncomingMessage, response: ServerResponse) {
  const { type, content } = await file(out, new URL(request.url ?? '/', 'http://client').pathname)
  response.setHeader('content-type', type)
  if (type === 'text/html') response.setHeader('content-security-policy', policy)
  response.end(content)
}

/* A file of the build, else the page itself, as every address of the client is one page. */
async function file(out: string, path: string): Promise<{ type: string; content: string | Buffer }> {
  const known = extname(path) === '' ? null : await readFile(join(out, path)).catch(() => null)
  if (known) return { type: types[extname(path)] ?? 'application/octet-stream', content: known }
  const page = await readFile(join(out, 'index.html'), 'utf8')
  return { type: 'text/html', content: page.replaceAll('__CSP_NONCE__', nonce) }
}

async function holdTime(page: Page) {
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
}

async function remember(context: BrowserContext, storage: Record<string, string>) {
  await context.addInitScript((entries: [string, string][]) => {
    for (const [key, value] of entries) {
      if (localStorage.getItem(key) === null) localStorage.setItem(key, value)
    }
  }, Object.entries(storage))
}

async function answered(page: Page, answers: Answers): Promise<Opened> {
  const calls: string[] = []
  let socket: WebSocketRoute | null = null
  await page.routeWebSocket('**/ws', (opened) => {
    socket = opened
  })
  await page.route('**/mail-body/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<p>The mail as its sender laid it out.</p>' }),
  )
  await page.route('**/api/**', async (route) => {
    const request = route.request()
    const { pathname, searchParams } = new URL(request.url())
    const name = `${request.method()} ${pathname}`
    calls.push(name)
    const given = answers[name]
    const call = { query: searchParams, body: request.postDataJSON() as unknown }
    await fulfil(route, typeof given === 'function' ? given(call) : given)
  })
  return { page, calls, say: (message) => socket?.send(JSON.stringify(message)) }
}

async function fulfil(route: Route, given: Answer | undefined) {
  const answer = await given
  // A page that was closed meanwhile waits for nothing.
  const settled = () => {}
  if (answer === 'lost') return route.abort('connectionrefused').catch(settled)
  if (route.request().isNavigationRequest()) {
    return route.fulfill({ contentType: 'text/html', body: 'the server' }).catch(settled)
  }
  const { status = 200, body = {} } = answer ?? {
    status: 404,
    body: { message: 'Not found', code: 'not_found' },
  }
  return route.fulfill({ status, json: body }).catch(settled)
}

/** What axe finds on the page, one line a fault; empty when nothing. */
export async function axeFaults(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  return violations.map((fault) => `${fault.id}: ${fault.nodes.map((node) => node.html).join(' | ')}`)
}

/** Does anything stand wider than the window? */
export function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}
