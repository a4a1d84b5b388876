// What the reading of mails takes for hidden is what a real browser does not paint, and nothing else (threat 6).
import { type Browser, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readHtml } from '../src/mail/html-text.ts'
import { hidden, secret, seen } from './hidden-text-variants.ts'

/** Each mail is painted in a window of its own on one page: of usual width, so that media queries hold as for a reader. */
const frame = { width: 1024, height: 160 }
const atOnce = 24

const mailOf = (variant: string): string => `<p>Hello,</p>${variant}`

let browser: Browser
const painted = new Map<string, boolean>()

beforeAll(async () => {
  browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium' })
  const page = await browser.newPage({
    viewport: { width: frame.width, height: frame.height * atOnce },
    deviceScaleFactor: 1,
  })
  await page.route('**/*', (route) => route.abort())
  const all = [...hidden, ...seen]
  for (let at = 0; at < all.length; at += atOnce) await paint(page, all.slice(at, at + atOnce))
})
afterAll(() => browser?.close())

async function paint(page: Page, variants: string[]): Promise<void> {
  await page.setContent('<!doctype html><body style="margin:0">')
  await page.evaluate(showFrames, { documents: variants.map(documentOf), ...frame })
  const withWords = await page.screenshot()
  await page.evaluate(eraseWords, secret)
  const without = await page.screenshot()
  const sizes = await page.evaluate(inkSizes, {
    pictures: [withWords, without].map((picture) => picture.toString('base64')),
    height: frame.height,
  })
  for (const [index, variant] of variants.entries()) painted.set(variant, isLegible(sizes[index] ?? [0, 0]))
}

/** As mail programs do: on white, with letters of a size in px, from which relative sizes follow. */
function documentOf(variant: string): string {
  return `<!doctype html><style>html{font:16px Arial,sans-serif;background:#fff}</style>${mailOf(variant)}`
}

/** The words are 25 letters: less than a px for each is a smear, and so is what is lower than letters of 4 px. */
function isLegible([width = 0, height = 0]: number[]): boolean {
  return Math.max(width, height) >= 30 && Math.min(width, height) >= 3
}

/** In the page: one frame for each document. */
async function showFrames(shown: { documents: string[]; width: number; height: number }): Promise<void> {
  await Promise.all(
    shown.documents.map((html) => {
      const one = document.createElement('iframe')
      one.style.cssText = `display:block;border:0;width:${shown.width}px;height:${shown.height}px`
      one.srcdoc = html
      document.body.append(one)
      return new Promise((loaded) => one.addEventListener('load', loaded))
    }),
  )
  for (const { contentDocument } of document.querySelectorAll('iframe'))
    for (const animation of contentDocument?.getAnimations() ?? []) await animation.finished
}

/** In the page: takes the ink out of the letters and leaves all else where it is. */
function eraseWords(words: string): void {
  for (const { contentDocument } of document.querySelectorAll('iframe')) {
    if (contentDocument === null) continue
    const texts = contentDocument.createTreeWalker(contentDocument, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      const parent = text.parentElement
      if (parent === null || !text.textContent?.includes(words)) continue
      const { style } = parent
      const isCut = contentDocument.defaultView?.getComputedStyle(parent).webkitBackgroundClip === 'text'
      if (isCut) style.setProperty('background', 'none', 'important')
      style.setProperty('-webkit-text-fill-color', 'transparent', 'important')
      style.setProperty('-webkit-text-stroke', '0', 'important')
      style.setProperty('text-shadow', 'none', 'important')
      style.setProperty('text-decoration', 'none', 'important')
    }
  }
}

/** In the page: width and height of what differs clearly between two pictures, in stripes of `height` px. */
async function inkSizes(compared: { pictures: string[]; height: number }): Promise<number[][]> {
  const clearly = 24
  const [one, other] = await Promise.all(
    compared.pictures.map(async (picture) => {
      const blob = await fetch(`data:image/png;base64,${picture}`).then((answer) => answer.blob())
      const bitmap = await createImageBitmap(blob)
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')
      canvas?.drawImage(bitmap, 0, 0)
      return canvas?.getImageData(0, 0, bitmap.width, bitmap.height)
    }),
  )
  if (!one || !other) throw new Error('the pictures cannot be read')
  const boxes: { left: number; right: number; top: number; bottom: number }[] = []
  for (let at = 0; at < one.data.length; at += 4) {
    const differs = [0, 1, 2].some(
      (channel) => Math.abs((one.data[at + channel] ?? 0) - (other.data[at + channel] ?? 0)) >= clearly,
    )
    if (!differs) continue
    const x = (at / 4) % one.width
    const y = Math.floor(at / 4 / one.width)
    const stripe = Math.floor(y / compared.height)
    const box = (boxes[stripe] ??= { left: x, right: x, top: y, bottom: y })
    box.left = Math.min(box.left, x)
    box.right = Math.max(box.right, x)
    box.bottom = y
  }
  const stripes = Math.ceil(one.height / compared.height)
  return Array.from({ length: stripes }, (_, index) => {
    const box = boxes[index]
    return box === undefined ? [0, 0] : [box.right - box.left + 1, box.bottom - box.top + 1]
  })
}

function isRead(variant: string): boolean {
  return readHtml(mailOf(variant)).text.replace(/\s+/g, ' ').includes(secret)
}

describe('threat 6: what no reader sees is not read', () => {
  it.each(hidden)('%s', (variant) => {
    expect({ painted: painted.get(variant), read: isRead(variant) }).toEqual({ painted: false, read: false })
    expect(readHtml(mailOf(variant)).text).toContain('Hello,')
  })
})

describe('what a reader sees is read', () => {
  it.each(seen)('%s', (variant) => {
    expect({ painted: painted.get(variant), read: isRead(variant) }).toEqual({ painted: true, read: true })
  })
})
