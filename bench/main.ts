// `npm run bench [-- NAME ...] [--mails=N]`: measures speed, beside programs known for it, on this machine.
import { readdirSync, readFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import type { BenchFigure } from './figure.ts'

const HEADINGS = ['measure', 'ours', 'unit', 'beside', 'ratio', 'aim', 'reached', 'beside is']
const folder = new URL('./', import.meta.url)

/** What a module that measures something exports. */
interface Bench {
  run(): Promise<BenchFigure[]>
}

async function main(names: string[]): Promise<void> {
  const all = benches()
  const unknown = names.find((name) => !all.includes(name))
  if (unknown) {
    console.error(`There is no benchmark ${unknown}; there are ${all.join(', ')}`)
    process.exitCode = 2
    return
  }
  console.log(`${cpus().length} cores, ${cpus()[0]?.model ?? 'unknown'}, Node.js ${process.versions.node}\n`)
  const rows: string[][] = []
  for (const name of names.length > 0 ? names : all) rows.push(...(await measure(name)))
  console.log(table([HEADINGS, ...rows]))
}

/** Found by reading: loading a module that is only a part of one would start what it is a part of. */
function benches(): string[] {
  return readdirSync(fileURLToPath(folder))
    .filter((file) => /\nexport (async )?function run\(/.test(readFileSync(new URL(file, folder), 'utf8')))
    .map((file) => file.replace(/\.ts$/, ''))
}

/** A benchmark that cannot run here is told and left out; the others go on. */
async function measure(name: string): Promise<string[][]> {
  console.error(`Measuring ${name}`)
  try {
    const bench: Bench = await import(new URL(`${name}.ts`, folder).href)
    return (await bench.run()).map(row)
  } catch (error) {
    console.error(`${name} could not be measured:`, error)
    process.exitCode = 1
    return []
  }
}

function row({ name, ours, unit, beside, besideName, ratio, aim, lowerIsBetter }: BenchFigure): string[] {
  // An aim is for the ratio where there is something beside, else for the figure itself.
  const measured = ratio ?? ours
  const isReached = aim !== null && (lowerIsBetter ? measured <= aim : measured >= aim)
  const reached = aim === null ? '' : isReached ? 'yes' : 'NO'
  return [name, number(ours), unit, number(beside), number(ratio), number(aim), reached, besideName ?? '']
}

function number(value: number | null): string {
  if (value === null) return ''
  return value >= 100 ? value.toFixed(0) : value.toPrecision(3)
}

function table(rows: string[][]): string {
  const widths = HEADINGS.map((_, column) => Math.max(...rows.map((cells) => (cells[column] ?? '').length)))
  return rows
    .map((cells) =>
      cells
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

const { values, positionals } = parseArgs({ allowPositionals: true, options: { mails: { type: 'string' } } })
// Of those that say so, for a smaller run.
if (values.mails !== undefined) process.env.BENCH_MAILS = values.mails
await main(positionals)
