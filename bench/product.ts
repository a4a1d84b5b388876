// The product as it is shipped, bundled and run in a process of its own, for the benchmarks to ask.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { type BuildOptions, build } from 'esbuild'
import { freePort } from '../test/free-port.ts'

const TICKS_PER_SECOND = 100
/** As `npm start` calls it. */
const leanNode = fileURLToPath(new URL('../bin/lean-node', import.meta.url))

export interface Product {
  /** From the start of the process until it is ready. */
  readonly startMs: number
  readonly url: string
  readonly smtpPort: number
  /** Milliseconds of the processor that the process has used, its threads included; Linux alone tells. */
  cpuMs(): number
  /** What it holds of the machine's memory; Linux alone tells. */
  memoryMb(): number
  stop(): Promise<void>
}

/** Where a product keeps its data; `remove` deletes it. */
export function makeDataDir(): { dataDir: string; remove(): void } {
  const dataDir = mkdtempSync(join(tmpdir(), 'mailcrew-bench-'))
  return { dataDir, remove: () => rmSync(dataDir, { recursive: true, force: true }) }
}

/** `hear` gets what is logged from the very start. */
export async function startProduct(
  environment: Record<string, string>,
  hear: (line: string) => void = () => {},
): Promise<Product> {
  const [port, smtpPort] = [await freePort(), await freePort()]
  const env = {
    ...process.env,
    LOG_LEVEL: 'warn',
    PORT: String(port),
    SMTP_PORT: String(smtpPort),
    ...environment,
  }
  const program = await bundle()
  const began = performance.now()
  const child = spawn(leanNode, [...profiling(), program], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await ready(child, hear)
  return {
    startMs: performance.now() - began,
    url: `http://127.0.0.1:${port}`,
    smtpPort,
    cpuMs: () => cpuOf(child.pid ?? 0),
    memoryMb: () => residentOf(child.pid ?? 0),
    async stop() {
      const exited = once(child, 'exit')
      child.kill('SIGTERM')
      await exited
    },
  }
}

/** BENCH_PROFILE names a folder for the processor's profile of each run. */
function profiling(): string[] {
  const folder = process.env.BENCH_PROFILE
  return folder ? ['--cpu-prof', `--cpu-prof-dir=${folder}`] : []
}

async function ready(child: ChildProcess, hear: (line: string) => void): Promise<void> {
  if (!child.stdout) throw new Error('the product has no output')
  const lines = createInterface({ input: child.stdout })
  await new Promise<void>((resolve, reject) => {
    child.once('exit', () => reject(new Error('the product ended before it was ready')))
    lines.on('line', (line) => {
      if (line.includes('Mailcrew is ready')) resolve()
      else hear(line)
    })
  })
}

function cpuOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return ((Number(fields[11]) + Number(fields[12])) * 1_000) / TICKS_PER_SECOND
}

function residentOf(pid: number): number {
  const kilobytes = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return Number(kilobytes) / 1_024
}

async function bundle(): Promise<string> {
  const outdir = fileURLToPath(new URL('../dist/bench', import.meta.url))
  const pathOf = (source: string) => fileURLToPath(new URL(source, import.meta.url))
  const server: BuildOptions = {
    ...{ outdir, entryNames: '[name]', bundle: true, packages: 'external', platform: 'node', format: 'esm' },
    minifyWhitespace: true,
  }
  const threads = [
    '../src/kit/db/embedded-worker.ts',
    '../src/kit/db/embedded-files.ts',
    '../src/wiring/reading-thread.ts',
  ]
  await build({ ...server, entryPoints: threads.map(pathOf) })
  await build({ ...server, entryPoints: [pathOf('./product-main.ts')], splitting: true })
  return join(outdir, 'product-main.js')
}
