// Recognises printed text in pictures with Tesseract: English and German first, then the language that the text turns out to be in.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { gunzipSync } from 'node:zlib'
import type { Canvas } from '@napi-rs/canvas'
import type { Piece } from '../layout/piece.ts'
import { type FurtherLanguage, languageOfText } from './reading-language.ts'

const FIRST = ['eng', 'deu']
const require = createRequire(import.meta.url)

/** As much of Tesseract's compiled interface as is used here. */
interface Engine {
  readonly FS: { writeFile(path: string, bytes: Uint8Array): void }
  readonly TessBaseAPI: new () => Api
}

interface Api {
  Init(folder: string, languages: string, engine: number): number
  SetVariable(name: string, value: string): number
  SetPageSegMode(mode: number): void
  SetImageFile(orientation: number, angle: number): number
  Recognize(monitor: null): number
  GetTSVText(page: number): string
  Clear(): void
  End(): void
}

/** The neural engine alone; layout found by itself. */
const NEURAL = 1
const BY_ITSELF = 3
/** Percent; what is less sure is dirt more often than a word. */
const LEAST_SURE = 30
const SURE = 75
/** Letters of a word that is wider than it is high. */
const LONG = 4
/** Three letters or digits in a row: signs alone are read surely out of noise, too. */
const WORD = /\p{L}{3}|\d{2}/u

export interface Recognised {
  pieces: Piece[]
  letters: number
  /** Of the letters, those in words that are surely read. */
  share: number
}

export interface Recogniser {
  recognise(canvas: Canvas): Recognised
  close(): void
}

export async function openRecogniser(): Promise<Recogniser> {
  const load = require('tesseract.js-core/tesseract-core-simd-lstm.js') as (given: object) => Promise<Engine>
  const wasmBinary = readFileSync(require.resolve('tesseract.js-core/tesseract-core-simd-lstm.wasm'))
  const engine = await load({ wasmBinary, print: quiet, printErr: quiet })
  for (const language of FIRST) putData(engine, language)
  let api = started(engine, FIRST)
  let language: FurtherLanguage | null = null
  const read = (canvas: Canvas) => {
    engine.FS.writeFile('/input', greyMap(canvas))
    // The collector does not see how large the copied pixels are.
    globalThis.gc?.()
    if (api.SetImageFile(1, 0) === 1) return { pieces: [], letters: 0, share: 0 }
    api.Recognize(null)
    const found = recognisedIn(api.GetTSVText(0))
    api.Clear()
    return found
  }
  const restart = (other: FurtherLanguage | null) => {
    api.End()
    api = started(engine, other === null ? FIRST : [other, 'eng'])
    language = other
  }
  return {
    recognise(canvas) {
      let first = read(canvas)
      // Pages of one file are mostly in one language: what the first needed is kept until a page is in another one.
      if (language !== null && languageOf(first) !== language) {
        restart(null)
        first = read(canvas)
      }
      const other = languageOf(first)
      if (other === null || other === language || !putData(engine, other)) return first
      restart(other)
      const again = read(canvas)
      if (again.share * again.letters >= first.share * first.letters * ENOUGH) return again
      restart(null)
      return first
    },
    close: () => api.End(),
  }
}

const languageOf = ({ share, pieces }: Recognised): FurtherLanguage | null =>
  share >= READABLE ? languageOfText(pieces.map(({ text }) => text)) : null

/** A page that is turned is read again anyway, and its words tell no language. */
const READABLE = 0.4
/** Accents make words less sure than the same words without them. */
const ENOUGH = 0.9

function started(engine: Engine, languages: readonly string[]): Api {
  const api = new engine.TessBaseAPI()
  if (api.Init('/', languages.join('+'), NEURAL) !== 0) throw new Error('the recogniser did not start')
  api.SetPageSegMode(BY_ITSELF)
  return api
}

/** False where the package of that language is not installed. */
function putData(engine: Engine, language: string): boolean {
  const path = dataOf(language)
  if (path === null) return false
  engine.FS.writeFile(`/${language}.traineddata`, gunzipSync(readFileSync(path)))
  return true
}

function dataOf(language: string): string | null {
  try {
    return require.resolve(`@tesseract.js-data/${language}/4.0.0_best_int/${language}.traineddata.gz`)
  } catch {
    return null
  }
}

function quiet(): void {
  // It tells what it guesses of each picture.
}

/** A portable grey map: the plainest form that the engine takes. */
function greyMap(canvas: Canvas): Buffer {
  const { width, height } = canvas
  const head = Buffer.from(`P5\n${width} ${height}\n255\n`)
  const map = Buffer.alloc(head.length + width * height, head)
  const { data } = canvas.getContext('2d').getImageData(0, 0, width, height)
  for (let at = head.length, from = 0; from < data.length; at += 1, from += 4)
    map[at] = ((data[from] ?? 0) * 77 + (data[from + 1] ?? 0) * 150 + (data[from + 2] ?? 0) * 29) >> 8
  return map
}

/** Rows of level 4 are lines, of level 5 words; all words of a line stand on one baseline. */
function recognisedIn(table: string): Recognised {
  const pieces: Piece[] = []
  let letters = 0
  let sureLetters = 0
  let onSide = 0
  let line = { y: 0, size: 1 }
  for (const row of table.split('\n')) {
    const [level, , , , , , left, top, width, height, sure, text = ''] = row.split('\t')
    if (level === '4') line = { y: Number(top) + Number(height), size: Number(height) * 0.8 }
    if (level !== '5' || text.trim() === '') continue
    const count = text.match(/[\p{L}\p{N}]/gu)?.length ?? 0
    letters += count
    if (Number(sure) >= SURE && WORD.test(text)) sureLetters += count
    if (count >= LONG && Number(height) > Number(width)) onSide += count
    if (Number(sure) < LEAST_SURE) continue
    pieces.push({ text, x: Number(left), y: line.y, width: Number(width), size: line.size, font: '' })
  }
  // Words on their side may be read as well, but not in their order.
  const isOnSide = onSide * 3 > letters
  return { pieces, letters, share: letters === 0 || isOnSide ? 0 : sureLetters / letters }
}
