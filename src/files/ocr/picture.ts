// Pictures that came as files: decoded, set upright, and at a size at which text can be recognised.
import { createRequire } from 'node:module'
import { type Canvas, createCanvas, loadImage } from '@napi-rs/canvas'
import { FileFailed } from '../failure.ts'

/** It tells Node.js no names that could be imported. */
const tiff = createRequire(import.meta.url)('utif2') as typeof import('utif2')

const MOST_PIXELS = 9_000_000
/** Said by the file before it is unpacked: four bytes each. */
const MOST_DECODED = 50_000_000
const MOST_FRAMES = 20
/** Small letters of screenshots are read better when doubled. */
const SMALL = 1_000

/** Each page of a TIFF; of others, their first picture. */
export async function picturesOf(bytes: Uint8Array): Promise<(() => Promise<Canvas>)[]> {
  if (isTiff(bytes)) return framesOf(bytes)
  const size = sizeOf(bytes)
  if (size && size.width * size.height > MOST_DECODED) throw new FileFailed('too_large')
  return [
    async () => {
      const image = await loadImage(Buffer.from(bytes)).catch(() => null)
      if (!image || image.width < 1 || image.height < 1) throw new FileFailed('damaged')
      const canvas = scaled(image.width, image.height, (context) => context.drawImage(image, 0, 0))
      // Its pixels at full size go now, and not when the collector comes round.
      image.src = Buffer.alloc(0)
      return canvas
    },
  ]
}

type Draw = (context: ReturnType<Canvas['getContext']>) => void

function scaled(width: number, height: number, draw: Draw): Canvas {
  const shrink = Math.sqrt(MOST_PIXELS / (width * height))
  const scale = Math.min(shrink, Math.max(width, height) < SMALL ? 2 : 1)
  const canvas = createCanvas(Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale)))
  const context = canvas.getContext('2d')
  // What is transparent is paper.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.scale(scale, scale)
  draw(context)
  return canvas
}

const isTiff = ([a, b, c, d]: Uint8Array) =>
  (a === 0x49 && b === 0x49 && c === 42 && d === 0) || (a === 0x4d && b === 0x4d && c === 0 && d === 42)

function framesOf(bytes: Uint8Array): (() => Promise<Canvas>)[] {
  const buffer = new Uint8Array(bytes).buffer
  const frames = guarded(() => tiff.decode(buffer)).slice(0, MOST_FRAMES)
  return frames.map((frame) => async () => {
    const [width, height] = [Number(frame['t256']), Number(frame['t257'])]
    if (!(width * height > 0)) throw new FileFailed('damaged')
    if (width * height > MOST_DECODED) throw new FileFailed('too_large')
    const pixels = guarded(() => {
      tiff.decodeImage(buffer, frame)
      return tiff.toRGBA8(frame)
    })
    const whole = createCanvas(width, height)
    const image = whole.getContext('2d').createImageData(width, height)
    image.data.set(pixels.subarray(0, image.data.length))
    whole.getContext('2d').putImageData(image, 0, 0)
    return scaled(width, height, (context) => context.drawImage(whole, 0, 0))
  })
}

function guarded<T>(read: () => T): T {
  try {
    return read()
  } catch {
    throw new FileFailed('damaged')
  }
}

/** From the header, where it is told at a fixed place. */
function sizeOf(bytes: Uint8Array): { width: number; height: number } | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (bytes.length < 32) return null
  if (bytes[0] === 0x89) return { width: view.getUint32(16), height: view.getUint32(20) }
  if (bytes[0] === 0x47) return { width: view.getUint16(6, true), height: view.getUint16(8, true) }
  if (bytes[0] === 0x42)
    return { width: Math.abs(view.getInt32(18, true)), height: Math.abs(view.getInt32(22, true)) }
  return bytes[0] === 0xff ? jpegSize(view) : null
}

function jpegSize(view: DataView): { width: number; height: number } | null {
  let at = 2
  while (at + 9 < view.byteLength) {
    if (view.getUint8(at) !== 0xff) return null
    const marker = view.getUint8(at + 1)
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
    if (isFrame) return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) }
    at += 2 + view.getUint16(at + 2)
  }
  return null
}
