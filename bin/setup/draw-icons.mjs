// Draws the icons of the installed app out of the mark in public/favicon.svg, as phones ask for them.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createCanvas, loadImage } from '@napi-rs/canvas'
import { root } from './root.mjs'

const TILE = '#045b57'
const MARK = '#ffffff'

/** `mark` is its share of the width; a phone may cut anything but the middle four fifths of a maskable one. */
const icons = [
  { name: '180', size: 180, mark: 0.56, corner: 0 },
  { name: '192', size: 192, mark: 0.56, corner: 0.22 },
  { name: '512', size: 512, mark: 0.56, corner: 0.22 },
  { name: 'maskable-512', size: 512, mark: 0.46, corner: 0 },
]

/** Writes them to the folder `icons` of the built client. */
export async function drawIcons(outDir) {
  const drawing = readFileSync(join(root, 'public/favicon.svg'), 'utf8')
  const folder = join(outDir, 'icons')
  mkdirSync(folder, { recursive: true })
  for (const { name, size, mark, corner } of icons) {
    const width = Math.round(size * mark)
    const white = drawing
      .replace(/<style>.*?<\/style><g>/, `<g fill="${MARK}">`)
      .replace('<svg ', `<svg width="${width}" height="${width}" `)
    const canvas = createCanvas(size, size)
    const context = canvas.getContext('2d')
    context.fillStyle = TILE
    context.beginPath()
    context.roundRect(0, 0, size, size, size * corner)
    context.fill()
    const at = (size - width) / 2
    context.drawImage(await loadImage(Buffer.from(white)), at, at, width, width)
    writeFileSync(join(folder, `${name}.png`), canvas.toBuffer('image/png'))
  }
}
