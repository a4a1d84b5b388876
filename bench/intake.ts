// Durable intake: messages a second to their 250, beside Postfix's durable queue write, on the same machine.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import type { BenchFigure } from './figure.ts'
import { installPostfix, type Postfix, startPostfix } from './postfix.ts'
import { sendLoad } from './smtp-source.ts'

const DOMAIN = 'bench.localhost'
const ROUNDS = 5
const LOAD = { recipient: `tula@${DOMAIN}`, bytes: 10_240, connections: 20 }
const BESIDE = 'Postfix, queue write with fsync, mails on hold'

/**
 * Rounds of both servers alternate; client and server share the cores; a figure is the median of its rounds,
 * and so is the ratio, since what else the machine does changes between rounds more than within one.
 */
export async function run(): Promise<BenchFigure[]> {
  await installPostfix()
  const postfix = await startPostfix(DOMAIN)
  try {
    return [
      await figure('Durable intake, connections reused', postfix, { reused: true, drained: false, aim: 4 }),
      await figure('Durable intake, a connection a mail', postfix, {
        reused: false,
        drained: false,
        aim: 2.3,
      }),
      await figure('Durable intake while the mail store fills, connections reused', postfix, {
        reused: true,
        drained: true,
        aim: null,
      }),
    ]
  } finally {
    await postfix.stop()
  }
}

interface Setting {
  reused: boolean
  /** The drain moves the mails to the mail store and the embedded database in the meantime. */
  drained: boolean
  aim: number | null
}

async function figure(name: string, postfix: Postfix, setting: Setting): Promise<BenchFigure> {
  const ours = await startOurs(setting.drained)
  const figures: { ours: number; beside: number }[] = []
  try {
    for (let round = 0; round <= ROUNDS; round += 1) {
      const load = { ...LOAD, reused: setting.reused }
      const beside = await sendLoad({ ...load, port: postfix.port, mails: 1_500 })
      const mine = await sendLoad({ ...load, port: ours.port, mails: 4_000 })
      await postfix.empty()
      // The first round warms both up.
      if (round > 0) figures.push({ ours: mine, beside })
    }
  } finally {
    await ours.stop()
  }
  const mine = median(figures.map((one) => one.ours))
  const beside = median(figures.map((one) => one.beside))
  return {
    name,
    ours: mine,
    unit: 'messages/s',
    beside,
    besideName: BESIDE,
    ratio: median(figures.map((one) => one.ours / one.beside)),
    aim: setting.aim,
  }
}

async function startOurs(drained: boolean): Promise<{ port: number; stop(): Promise<void> }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'bench-intake-'))
  const script = await bundle()
  const child = spawn(process.execPath, [script, dataDir, DOMAIN, drained ? 'drained' : 'journal'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const port = await firstLine(child)
  return {
    port: Number(port),
    async stop() {
      const exited = once(child, 'exit')
      child.kill('SIGKILL')
      await exited
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** Built as the product is: a translator of TypeScript in the process would cost it a tenth. */
async function bundle(): Promise<string> {
  const outdir = fileURLToPath(new URL('../node_modules/.cache/mailcrew-bench', import.meta.url))
  const sources = [
    './intake-server.ts',
    '../src/kit/db/embedded-worker.ts',
    '../src/kit/db/embedded-files.ts',
  ]
  await build({
    entryPoints: sources.map((source) => fileURLToPath(new URL(source, import.meta.url))),
    outdir,
    entryNames: '[name]',
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
  })
  return join(outdir, 'intake-server.js')
}

async function firstLine(child: ChildProcess): Promise<string> {
  if (!child.stdout) throw new Error('the measured process has no output')
  for await (const line of createInterface({ input: child.stdout })) return line
  throw new Error('the measured process ended before it listened')
}

function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}

if (import.meta.url === `file://${process.argv[1]}`) {
  for (const one of await run()) {
    const ratio = one.ratio?.toFixed(2) ?? '-'
    process.stdout.write(
      `${one.name}: ${one.ours.toFixed(0)} ${one.unit}, ${one.besideName} ${one.beside?.toFixed(0)}, ratio ${ratio}, aim ${one.aim ?? '-'}\n`,
    )
  }
}
