// Draws one page of a PDF as a picture.
import { type Canvas, createCanvas } from '@napi-rs/canvas'
import { FileFailed } from '../failure.ts'
import { openPdf, type Pdf } from './open.ts'

/** Of a picture that is made, whatever the page says of its size. */
const MOST_SIDE = 4_000
const MOST_PIXELS = 9_000_000

/** `scale` is pixels for a point, 1/72 of an inch. */
export async function drawPage(pdf: Pdf, number: number, scale: number): Promise<Canvas> {
  if (number < 1 || number > pdf.numPages) throw new FileFailed('no_such_page')
  const page = await pdf.getPage(number)
  const whole = page.getViewport({ scale: 1 })
  const most = Math.min(
    MOST_SIDE / Math.max(whole.width, whole.height, 1),
    Math.sqrt(MOST_PIXELS / Math.max(1, whole.width * whole.height)),
  )
  const viewport = page.getViewport({ scale: Math.min(scale, most) })
  const canvas = createCanvas(Math.max(1, Math.ceil(viewport.width)), Math.max(1, Math.ceil(viewport.height)))
  const context = canvas.getContext('2d')
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  try {
    // pdf.js asks for the types of a browser; the canvas has their methods.
    await page.render({ canvas, canvasContext: context, viewport } as never).promise
  } finally {
    page.cleanup()
  }
  return canvas
}

export async function drawPdf(bytes: Uint8Array, number: number, width: number): Promise<Buffer> {
  const pdf = await openPdf(bytes, true)
  if (number < 1 || number > pdf.numPages) throw new FileFailed('no_such_page')
  const { width: points } = (await pdf.getPage(number)).getViewport({ scale: 1 })
  return (await drawPage(pdf, number, width / Math.max(1, points))).toBuffer('image/png')
}
