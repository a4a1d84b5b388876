// The child process: takes one file from its input, reads or draws it, writes what it found, and ends.
import { readSync, writeSync } from 'node:fs'
import { Allowance } from '../allowance.ts'
import { FileFailed } from '../failure.ts'
import { confine } from './confine.ts'
import type { Answer, Task } from './task.ts'

const OUTPUT = 3
/** Takes lines of two numbers: the parts that were read, and all of them. */
const PROGRESS = 4
const CHUNK = 1 << 20

confine()
await work()
process.exit(0)

async function work(): Promise<void> {
  const input = readAll()
  const end = input.indexOf(10)
  const task = JSON.parse(input.subarray(0, end).toString()) as Task
  const source = { bytes: input.subarray(end + 1), name: task.name, type: task.type }
  const allowance = new Allowance(task.limits, performance.now() - process.uptime() * 1_000, tell)
  try {
    const { draw, findQuote, readDocument } = await import('./readers.ts')
    const { act } = task
    if ('draw' in act) {
      const picture = await draw(source, act.draw.page, { width: act.draw.width, allowance })
      answer({ picture: picture.length }, picture)
    } else if ('find' in act) answer({ boxes: await findQuote(source, act.find, allowance) })
    else answer({ document: await readDocument(source, allowance) })
  } catch (error) {
    answer({ failure: failureOf(error) })
  }
}

function tell(read: number, total: number): void {
  writeSync(PROGRESS, `${read} ${total}\n`)
}

/** What a library throws on a broken file is the file's fault, as far as its sender is told. */
function failureOf(error: unknown): FileFailed['code'] {
  if (error instanceof FileFailed) return error.code
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`)
  if (error instanceof RangeError && error.message.includes('call stack')) return 'too_deep'
  const isMemory = error instanceof RangeError && /memory|allocation|Array buffer/i.test(error.message)
  return isMemory ? 'out_of_memory' : 'damaged'
}

function readAll(): Buffer {
  const chunks: Buffer[] = []
  for (;;) {
    const chunk = Buffer.allocUnsafe(CHUNK)
    const read = readSync(0, chunk, 0, CHUNK, null)
    if (read === 0) return Buffer.concat(chunks)
    chunks.push(chunk.subarray(0, read))
  }
}

function answer(head: Answer, bytes: Buffer = Buffer.alloc(0)): void {
  const whole = Buffer.concat([Buffer.from(`${JSON.stringify(head)}\n`), bytes])
  for (let at = 0; at < whole.length; ) at += writeSync(OUTPUT, whole, at, Math.min(CHUNK, whole.length - at))
}
