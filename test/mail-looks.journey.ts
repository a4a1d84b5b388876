// Our mails as pictures: composed by the running product, shown in Chromium, with what mail programs take away taken away.
// MAIL_PICTURES=folder keeps the pictures, to be looked at.

import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { simpleParser } from 'mailparser'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { LanguageCode } from '../src/mail/words/contract.ts'
import { leaveBrowser, shareBrowser } from './browser.ts'
import { pdfOf } from './document-world.ts'
import { replyAddressIn } from './outbox.ts'
import { contrastFaults, overflow } from './page-faults.ts'
import { type ReminderWorld, startReminderWorld } from './reminder-world.ts'

const KINDS = [
  ...(['receipt', 'files', 'contract', 'ballot', 'poll-result'] as const),
  ...(['reminder', 'digest', 'invitation', 'reset'] as const),
] as const
type Kind = (typeof KINDS)[number]

/** The longest words, and the reader whose mails are looked at. */
const language: LanguageCode = 'de'
const longWord = 'Donaudampfschifffahrtsgesellschaftskapit\u00e4nsm\u00fctzenabzeichen'

let world: ReminderWorld
let browser: Browser
let shown: Page | null = null
let mails: Record<Kind, string>

beforeAll(async () => {
  world = await startReminderWorld('2026-11-16T06:00:00Z')
  browser = await shareBrowser()
  mails = await composed()
})
afterAll(async () => {
  if (browser) await leaveBrowser(browser)
  await world?.stop()
})

async function composed(): Promise<Record<Kind, string>> {
  const { amara } = world.clients
  for (const client of Object.values(world.clients))
    await client.send('PUT', '/api/auth/language', { language })
  const today = { dueDate: '2026-11-16' }
  await world.give({
    title: 'Das Angebot an alle Partner schicken',
    for: ['amara'],
    ...today,
    priority: 'high',
  })
  await world.give({ title: longWord, for: ['amara'], dueDate: '2026-11-15' })
  await world.give({ title: 'Den Saal f\u00fcr die Feier buchen', for: ['amara'], dueDate: '2026-11-19' })
  await world.receiveMail({
    from: 'amara',
    to: ['tula@mailcrew.localhost', 'Jonas Weber <jonas@example.com>'],
    subject: 'Fr\u00fchjahrsmesse',
    text: `Hallo Jonas,\n\nkannst du bitte bis Donnerstag das Angebot an die Bank schicken?\nIch buche am Freitag den Saal f\u00fcr die Feier, das ist dringend.\nIch muss ${longWord} bestellen.\nVielleicht k\u00f6nnten wir auch noch die Band anfragen.\n\nDanke\nAmara`,
  })
  const receipt = await sent('receipt')
  const files = await answerTo('alex', 'Mietvertrag', 'Was steht darin?')
  const contract = await answerTo('dina', 'Lagervertrag', 'Wozu verpflichtet uns das?')
  await world.receiveMail({
    from: 'amara',
    to: ['polly@mailcrew.localhost', 'Jonas Weber <jonas@example.com>', 'Priya Nair <priya@example.com>'],
    subject: 'Termin',
    text: 'Hallo zusammen,\n\nwann sollen wir uns treffen?\n- Dienstag, 24. November um 10:00\n- Mittwoch, 25. November um 14:00\n- Donnerstag, 26. November um 9:30\n\nDanke\nAmara',
  })
  const ballot = await sent('ballot')
  const replyTo = replyAddressIn(ballot)
  const voter = /^To: .*?([\w.]+@example\.com)/im.exec(ballot)?.[1] ?? ''
  await world.receiveMail({
    from: voter,
    to: replyTo,
    subject: 'Re: Termin',
    text: '1 passt, 2 zur Not, 3 nicht',
  })
  const { polls } = await amara.get<{ polls: { id: number }[] }>('/api/polls')
  await amara.send('POST', `/api/polls/${polls[0]?.id}/close`, {})
  const made = await amara.send<{ data: { company: { company: { id: number } } } }>(
    'POST',
    '/api/companies/register',
    { name: 'Kontor am Hafen' },
  )
  const { id } = made.data.company.company
  const invited = { email: 'lucia@example.com', role: 'member', message: 'Komm gern dazu, wir freuen uns.' }
  await amara.raw('POST', `/api/companies/${id}/invitations`, invited, { 'x-company-id': String(id) })
  await amara.raw('POST', '/api/auth/forgot-password', { email: 'amara@example.com' })
  world.at('2026-11-16T09:00:00Z')
  await world.mailsTo('amara')
  const receipts = { receipt, files, contract }
  const all: [Kind, string][] = []
  for (const kind of KINDS) {
    const raw = kind in receipts ? receipts[kind as keyof typeof receipts] : await sent(kind)
    all.push([kind, String((await simpleParser(raw)).html)])
  }
  return Object.fromEntries(all) as Record<Kind, string>
}

/** The receipt of a mail with a contract of two pages. */
async function answerTo(agent: string, subject: string, text: string): Promise<string> {
  const content = pdfOf([
    [
      subject,
      'Dieser Vertrag wird zwischen der Beispielhafen GmbH (Vermieter) und der Segelmuster AG (Mieter) geschlossen.',
      'Er beginnt am 1. April 2027 und endet am 31. März 2029.',
      'Der Mieter zahlt eine Miete von 1.200 EUR im Monat, innerhalb von 14 Tagen nach der Rechnung.',
    ],
    [
      'Die Kündigung muss drei Monate vor dem Ende schriftlich erfolgen.',
      `Der Vermieter darf den Preis jederzeit erhöhen, auch für ${longWord}.`,
    ],
  ])
  const attachments = [{ filename: `${subject} ${longWord}.pdf`, content }]
  await world.receiveMail({ from: 'amara', to: [`${agent}@mailcrew.localhost`], subject, text, attachments })
  return sent('receipt')
}

/** The latest of the kind, once there is one: some are made by jobs. */
async function sent(kind: string): Promise<string> {
  for (let tries = 0; tries < 2_400; tries++) {
    const rows = await world.rows<{ raw: string }>(
      'select raw from outbox where kind = $1 order by id desc limit 1',
      [kind],
    )
    if (rows[0]) return rows[0].raw
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
  throw new Error(`there is no ${kind}`)
}

/** What mail programs do to a mail. */
const treatments: Record<string, (html: string) => string> = {
  whole: (html) => html,
  // As Gmail's app does for other accounts, and many web mails.
  'without head styles': (html) => html.replace(/<style>[\s\S]*?<\/style>/, ''),
  // Faces that the program does not have fall back to what it has.
  'without our faces': (html) =>
    html.replaceAll('Instrument Sans', 'No Such Face').replaceAll('Helvetica', 'No'),
  'without classes': (html) => html.replace(/ class="[^"]*"/g, ''),
}

/** In the one page of this file: a mail has no scripts that the next one could meet. */
async function show(html: string, width: number, scheme: 'light' | 'dark'): Promise<Page> {
  if (!shown) {
    shown = await browser.newPage()
    // Nothing is loaded: a mail of ours is whole without pictures and faces.
    await shown.route('**/*', (route) => route.abort())
  }
  await shown.setViewportSize({ width, height: 900 })
  await shown.emulateMedia({ colorScheme: scheme })
  await shown.setContent(html)
  return shown
}

async function picture(page: Page, name: string): Promise<void> {
  const folder = process.env.MAIL_PICTURES
  if (!folder) return
  mkdirSync(folder, { recursive: true })
  await page.screenshot({ path: join(folder, `${name.replaceAll(' ', '-')}.png`), fullPage: true })
}

/**
 * Runs in the page, as programs make a dark mail of a light one that they do not trust to do so itself: the lightness
 * of all colours is turned, or only that of light grounds and dark letters.
 */
function darken(all: boolean): void {
  const turned = (colour: string, isTurned: (lightness: number) => boolean): string | null => {
    const [r = 0, g = 0, b = 0, alpha = 1] = (colour.match(/[\d.]+/g) ?? []).map(Number)
    const most = Math.max(r, g, b)
    const least = Math.min(r, g, b)
    const lightness = (most + least) / 510
    if (alpha === 0 || !isTurned(lightness)) return null
    // The same hue and saturation, as far from black as it was from white.
    const by = 255 - most - least
    return `rgba(${r + by}, ${g + by}, ${b + by}, ${alpha})`
  }
  const changes = [...document.querySelectorAll<HTMLElement>('html, html *')].map((element) => {
    const { color, backgroundColor } = getComputedStyle(element)
    return () => {
      const ground = turned(backgroundColor, (lightness) => all || lightness > 0.5)
      const letters = turned(color, (lightness) => all || lightness < 0.5)
      if (ground) element.style.setProperty('background-color', ground, 'important')
      if (letters) element.style.setProperty('color', letters, 'important')
    }
  })
  document.documentElement.style.backgroundColor = '#121212'
  for (const change of changes) change()
}

describe.each(KINDS)('%s', (kind) => {
  it('is in the language of its reader, and asks the network for nothing', async () => {
    expect(mails[kind]).toContain('<html lang="de">')
    expect(mails[kind]).not.toMatch(/<img|<link|@import|url\(/)
  })

  it('fits 320 px and 600 px, in both themes, whatever a mail program takes away', async () => {
    for (const [name, treat] of Object.entries(treatments))
      for (const width of [320, 640])
        for (const scheme of ['light', 'dark'] as const) {
          const page = await show(treat(mails[kind]), width, scheme)
          expect([name, width, scheme, await overflow(page)]).toEqual([name, width, scheme, 0])
          await picture(page, `${kind} ${width} ${scheme} ${name}`)
        }
  })

  it('has enough contrast in both themes, with its head styles and without', async () => {
    for (const name of ['whole', 'without head styles']) {
      const page = await show((treatments[name] ?? String)(mails[kind]), 640, 'light')
      expect(await contrastFaults(page)).toEqual([])
      await page.emulateMedia({ colorScheme: 'dark' })
      expect(await contrastFaults(page)).toEqual([])
    }
  })

  it.each(['all colours', 'light grounds and dark letters'] as const)(
    'can be read where a mail program darkens it by turning %s',
    async (turned) => {
      const page = await show(mails[kind], 640, 'light')
      await page.evaluate(darken, turned === 'all colours')
      expect(await contrastFaults(page)).toEqual([])
      await picture(page, `${kind} 640 darkened ${turned}`)
    },
  )

  it('says all of it in letters that can be read, with its head styles and without', async () => {
    for (const name of ['whole', 'without head styles']) {
      const page = await show((treatments[name] ?? String)(mails[kind]), 320, 'light')
      const small = await page.evaluate(() => {
        const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
        const found: string[] = []
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
          const box = node.parentElement
          const words = node.textContent?.trim() ?? ''
          if (!box || words === '' || words === '\u00a0' || box.offsetParent === null) continue
          const isNumber = /^\d{1,4}$|^\u2022$/.test(words)
          if (Number.parseFloat(getComputedStyle(box).fontSize) < (isNumber ? 9 : 12)) found.push(words)
        }
        return found
      })
      expect(small).toEqual([])
    }
  })
})
