// A PDF of 300 pages: seconds and memory of the process that reads it, beside a plain reader of PDFs.
import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { readFile } from '../src/files/read-file.ts'
import { makePdf } from '../test/make-files.ts'
import type { BenchFigure } from './figure.ts'

const PAGES = 300
const LINES = 45
const RUNS = 3
/** Of the process, in MB. */
const MOST_MB = 512

interface Run {
  readonly seconds: number
  readonly mb: number | null
}

export async function run(): Promise<BenchFigure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'mailcrew-bench-'))
  try {
    const file = join(folder, 'long.pdf')
    writeFileSync(file, makePdf(Array.from({ length: PAGES }, (_, page) => linesOf(page))))
    const plain = await plainReader(file)
    const ours: Run[] = []
    const beside: Run[] = []
    // In turn, so that what else the machine does meets both.
    for (let count = 0; count < RUNS; count += 1) {
      ours.push(await readOurs(file))
      beside.push(await plain.read())
    }
    return figures(best(ours), { ...best(beside), name: plain.name })
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const best = (runs: readonly Run[]): Run =>
  runs.toSorted((a, b) => a.seconds - b.seconds)[0] ?? { seconds: 0, mb: null }

function figures(ours: Run, beside: Run & { name: string }): BenchFigure[] {
  const common = { besideName: beside.name, lowerIsBetter: true }
  return [
    {
      ...common,
      name: `PDF of ${PAGES} pages, seconds`,
      ours: ours.seconds,
      unit: 's',
      beside: beside.seconds,
      ratio: ours.seconds / beside.seconds,
      aim: null,
    },
    {
      ...common,
      name: `PDF of ${PAGES} pages, memory of the process`,
      ours: ours.mb ?? 0,
      unit: 'MB',
      beside: beside.mb,
      besideName: beside.mb === null ? null : beside.name,
      ratio: null,
      aim: MOST_MB,
    },
  ]
}

function linesOf(page: number): { text: string; x: number; y: number; size?: number }[] {
  const body = Array.from({ length: LINES }, (_, line) => ({
    text: `Clause ${page + 1}.${line + 1}: the parties agree on what line ${line + 1} of page ${page + 1} says.`,
    x: 60,
    y: 90 + line * 15,
  }))
  return [
    { text: `Chapter ${page + 1}`, x: 60, y: 60, size: 16 },
    ...body,
    { text: `${page + 1} of ${PAGES}`, x: 280, y: 810 },
  ]
}

async function readOurs(file: string): Promise<Run> {
  const reading = await readFile({ bytes: readFileSync(file), name: file, type: null })
  if (!('document' in reading) || reading.document.parts.length !== PAGES)
    throw new Error('not all pages were read')
  return { seconds: reading.taken.ms / 1_000, mb: reading.taken.peakMb }
}

const execute = promisify(execFile)

/** pdftotext where it is installed, else pdf.js as it comes, in a process of its own, too. */
async function plainReader(file: string): Promise<{ name: string; read: () => Promise<Run> }> {
  const has = await execute('pdftotext', ['-v']).then(
    () => true,
    () => false,
  )
  if (has) return { name: 'pdftotext -layout', read: () => timed('pdftotext', ['-layout', file, '-']) }
  const script = `
    const { readFileSync } = await import('node:fs')
    const { extractText } = await import(${JSON.stringify(import.meta.resolve('unpdf'))})
    const { text } = await extractText(new Uint8Array(readFileSync(${JSON.stringify(file)})))
    console.log(text.length, process.resourceUsage().maxRSS / 1024)`
  return {
    name: 'pdf.js, its text without layout',
    read: () => timed(process.execPath, ['--input-type=module', '-e', script]),
  }
}

async function timed(command: string, args: readonly string[]): Promise<Run> {
  const startedAt = performance.now()
  const { stdout } = await execute(command, [...args], { maxBuffer: 64 * 1024 * 1024 })
  const [pages, mb] = stdout.trim().split(' ').map(Number)
  return { seconds: (performance.now() - startedAt) / 1_000, mb: pages === PAGES && mb ? mb : null }
}
