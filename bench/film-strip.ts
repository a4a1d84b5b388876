// `npx tsx bench/film-strip.ts CLONE PICTURES`: the first minute in a fresh clone, as pictures with their times.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Page } from 'playwright-core'
import { launchBrowser } from '../test/browser.ts'
import { freePort } from '../test/free-port.ts'

const SIZE = { width: 1200, height: 750 }
/** Of a hundred: pictures stay below 60 kB. */
const QUALITY = 60
const PATIENCE_MS = 120_000

async function main(clone: string, pictures: string): Promise<void> {
  const started = Date.now()
  const tell = (what: string) => console.log(`${((Date.now() - started) / 1_000).toFixed(1)} s  ${what}`)
  const [port, smtpPort] = [await freePort(), await freePort()]
  const server = spawn('npm', ['start', '--', '--no-open'], {
    cwd: clone,
    env: { ...process.env, PORT: String(port), SMTP_PORT: String(smtpPort) },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  })
  try {
    await ready(server, tell)
    await walk(`http://127.0.0.1:${port}`, pictures, tell)
  } finally {
    if (server.pid && server.exitCode === null) {
      const ended = once(server, 'exit')
      process.kill(-server.pid, 'SIGTERM')
      await ended
    }
  }
}

async function ready(server: ChildProcess, tell: (what: string) => void): Promise<void> {
  if (!server.stdout) throw new Error('npm start has no output')
  const lines = createInterface({ input: server.stdout })
  await new Promise<void>((resolve, reject) => {
    server.once('exit', () => reject(new Error('npm start ended before it was ready')))
    lines.on('line', (line) => {
      tell(line)
      if (line.includes('Mailcrew is ready')) resolve()
    })
  })
}

async function walk(url: string, pictures: string, tell: (what: string) => void): Promise<void> {
  mkdirSync(pictures, { recursive: true })
  const browser = await launchBrowser()
  try {
    const page = await browser.newPage({ viewport: SIZE })
    page.setDefaultTimeout(PATIENCE_MS)
    let count = 0
    const picture = async (name: string) => {
      tell(name)
      count += 1
      await draw(page, join(pictures, `${count}-${name}.webp`))
    }
    await page.goto(url)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await picture('landing')
    await page.goto(`${url}/auth/email?mode=signup`)
    await page.getByLabel('Full name').fill('Anna Fischer')
    await page.getByLabel('Email').fill('anna@example.com')
    await page.getByLabel('Password', { exact: true }).fill('correct horse')
    await page.getByLabel('Confirm password').fill('correct horse')
    await picture('sign-up')
    await page.getByRole('button', { name: 'Sign Up' }).click()
    await page.getByRole('heading', { level: 1, name: 'Write a mail. It comes back as tasks.' }).waitFor()
    await picture('signed-in')
    await page.getByRole('button', { name: 'Send a test mail' }).click()
    const run = page.getByRole('region', { name: 'Your test mail' })
    await run.waitFor()
    await picture('test-mail-on-its-way')
    await run.getByRole('img', { name: 'Answered, 6 of 6 steps done' }).waitFor()
    await run.getByText('3 tasks made').waitFor()
    await picture('test-mail-answered')
    await run.getByRole('link', { name: 'Open your board' }).click()
    await page.getByRole('button', { name: /^Book a table for six/ }).waitFor()
    await picture('board')
  } finally {
    await browser.close()
  }
}

async function draw(page: Page, file: string): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  const { data } = await devtools.send('Page.captureScreenshot', { format: 'webp', quality: QUALITY })
  writeFileSync(file, Buffer.from(data, 'base64'))
}

const [clone, pictures] = process.argv.slice(2)
if (!clone || !pictures) {
  console.error('Say the folder of a fresh clone, and one for the pictures')
  process.exit(2)
}
await main(clone, pictures)
