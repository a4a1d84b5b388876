// Measures how much of office files, pages and PDFs is read, and whether hostile files are ended within their limits.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { inflateRawSync } from 'node:zlib'
import { extractText } from 'unpdf'
import type { Content } from '../src/files/document.ts'
import { contentText } from '../src/files/document-text.ts'
import { defaultLimits } from '../src/files/limits.ts'
import { readFile } from '../src/files/read-file.ts'
import { found, foundInOrder, rowKey, tableRows, wordsOf } from './document-cases.ts'
import type { Figure } from './figure.ts'

const groups = [
  { name: 'office files and HTML', aim: 0.97, isOf: (file: string) => !file.endsWith('.pdf') },
  { name: 'PDFs with text', aim: 0.95, isOf: (file: string) => file.endsWith('.pdf') },
]

interface Measured {
  readonly file: string
  readonly words: Count
  readonly order: Count
  readonly rows: Count
}

interface Count {
  readonly wanted: number
  readonly ours: number
  readonly plain: number
}

/** Reads documents/ and documents-hostile/ in `dir`; an empty list when neither is there. */
export async function evaluate(dir: string): Promise<Figure[]> {
  return [
    ...(await evaluateDocuments(join(dir, 'documents'))),
    ...(await evaluateHostile(join(dir, 'documents-hostile'))),
  ]
}

async function evaluateDocuments(folder: string): Promise<Figure[]> {
  const files = filesBelow(folder).filter((file) => existsSync(`${file}.expected.md`))
  const measured: Measured[] = []
  for (const file of files) measured.push(await measure(file))
  return groups.flatMap(({ name, aim, isOf }) => {
    const own = measured.filter(({ file }) => isOf(file))
    const figure = (measure: string, counts: Count[], least: number | null): Figure => ({
      set: `documents: ${name}`,
      measure,
      cases: counts.length,
      ours: share(counts, 'ours'),
      plain: share(counts, 'plain'),
      plainName: 'pdf.js, or tags removed',
      aim: least,
    })
    if (own.length === 0) return []
    const rows = own.map((one) => one.rows).filter(({ wanted }) => wanted > 0)
    return [
      figure(
        'words of the reference',
        own.map(({ words }) => words),
        aim,
      ),
      figure(
        'words in its order',
        own.map(({ order }) => order),
        null,
      ),
      ...(rows.length === 0 ? [] : [figure('rows of its tables', rows, null)]),
    ]
  })
}

/** Of all words, so that a file with three words weighs no more than they do. */
function share(counts: readonly Count[], whose: 'ours' | 'plain'): number {
  const wanted = counts.reduce((sum, count) => sum + count.wanted, 0)
  return counts.reduce((sum, count) => sum + count[whose], 0) / Math.max(1, wanted)
}

async function measure(file: string): Promise<Measured> {
  const bytes = readFileSync(file)
  const reference = readFileSync(`${file}.expected.md`, 'utf8')
  const reading = await readFile({ bytes, name: file, type: null })
  const content = 'document' in reading ? reading.document : null
  const wanted = wordsOf(reference)
  const ours = content ? wordsOf(contentText(content)) : []
  const plain = wordsOf(await plainText(file, bytes))
  const rows = tableRows(reference)
  const result = {
    file,
    words: { wanted: wanted.length, ours: found(wanted, ours), plain: found(wanted, plain) },
    order: { wanted: wanted.length, ours: foundInOrder(wanted, ours), plain: foundInOrder(wanted, plain) },
    rows: { wanted: rows.length, ours: found(rows, content ? rowsOf(content) : []), plain: 0 },
  }
  if (process.env['EVAL_VERBOSE'] === '1') tell(result, wanted, ours)
  return result
}

function rowsOf({ parts }: Content): string[] {
  return parts.flatMap(({ blocks }) =>
    blocks.flatMap((block) =>
      block.kind === 'table' ? block.rows.flatMap((row) => rowKey(row.map(({ text }) => text))) : [],
    ),
  )
}

function tell(
  { file, words, order, rows }: Measured,
  wanted: readonly string[],
  ours: readonly string[],
): void {
  const part = ({ wanted, ours, plain }: Count) => `${ours} (${plain}) of ${wanted}`
  console.error(`${file}: words ${part(words)}, order ${part(order)}, rows ${part(rows)}`)
  const left = [...ours]
  const missed = wanted.filter((word) => {
    const at = left.indexOf(word)
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
  if (missed.length > 0) console.error(`  missed: ${missed.slice(0, 60).join(' ')}`)
}

/** What one gets without a reader for the kind. */
async function plainText(file: string, bytes: Buffer): Promise<string> {
  if (file.endsWith('.pdf')) {
    const { text } = await extractText(new Uint8Array(bytes), { mergePages: true }).catch(() => ({
      text: '',
    }))
    return text
  }
  const parts =
    bytes.subarray(0, 2).toString('latin1') === 'PK' ? [...packedTexts(bytes)] : [bytes.toString('utf8')]
  return parts.join(' ').replace(/<[^<>]*>/g, ' ')
}

/** Of each entry of an archive that says its size before its bytes. */
function* packedTexts(bytes: Buffer): Generator<string> {
  for (
    let at = bytes.indexOf('PK\x01\x02', 'latin1');
    at >= 0;
    at = bytes.indexOf('PK\x01\x02', at + 46, 'latin1')
  ) {
    const name = bytes.subarray(at + 46, at + 46 + bytes.readUInt16LE(at + 28)).toString()
    if (!/(?:document|content|slide\d+|sheet\d+|sharedStrings)\.xml$/.test(name)) continue
    const start = bytes.readUInt32LE(at + 42)
    const from = start + 30 + bytes.readUInt16LE(start + 26) + bytes.readUInt16LE(start + 28)
    const packed = bytes.subarray(from, from + bytes.readUInt32LE(at + 20))
    yield (bytes.readUInt16LE(at + 10) === 0 ? packed : inflateRawSync(packed)).toString()
  }
}

async function evaluateHostile(folder: string): Promise<Figure[]> {
  const outcomes: boolean[] = []
  for (const file of filesBelow(folder).filter((name) => !name.endsWith('.jsonl'))) {
    const reading = await readFile({ bytes: readFileSync(file), name: file, type: null })
    const { ms, peakMb } = reading.taken
    const said = 'failure' in reading ? reading.failure.sentence : `read as ${reading.document.kind}`
    console.error(`${file}: ${said} ${Math.round(ms)} ms, ${Math.round(peakMb)} MB`)
    outcomes.push(ms < defaultLimits.timeMs && peakMb < 512)
  }
  if (outcomes.length === 0) return []
  return [
    {
      set: 'documents: hostile',
      measure: 'answered in time, below 512 MB',
      cases: outcomes.length,
      ours: outcomes.filter(Boolean).length / outcomes.length,
      plain: null,
      plainName: null,
      aim: 1,
    },
  ]
}

function filesBelow(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
}
