// One process of the product, which can be killed, frozen and started again.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { projectRoot } from '../src/root.ts'

/** What a process logs; more fields stand beside these. */
export interface LogLine {
  level: number
  msg: string
  [field: string]: unknown
}

export class ServerProcess {
  /** Of all its lives, in the order in which they were written. */
  readonly lines: LogLine[] = []
  readonly #environment: Record<string, string>
  #child: ChildProcess | null = null

  constructor(environment: Record<string, string>) {
    this.#environment = environment
  }

  /** Resolves once it says that it is ready; `more` is for this life alone. */
  async start(more: Record<string, string> = {}): Promise<void> {
    const path = (name: string) => join(projectRoot(), 'faults', name)
    const child = spawn(process.execPath, ['--import', path('shifted-clock.mjs'), path('server.mjs')], {
      env: { ...process.env, LOG_LEVEL: 'info', ...this.#environment, ...more },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    this.#child = child
    let told = ''
    child.stderr.on('data', (chunk: Buffer) => {
      told += chunk.toString()
    })
    const lines = createInterface({ input: child.stdout })
    await new Promise<void>((resolve, reject) => {
      lines.on('line', (line) => {
        if (line.includes('Mailcrew is ready')) resolve()
        else if (line.startsWith('{')) this.lines.push(JSON.parse(line) as LogLine)
      })
      child.once('exit', () => reject(new Error(`a process ended before it was ready: ${told}`)))
    })
  }

  get isUp(): boolean {
    return this.#child !== null && this.#child.exitCode === null && this.#child.signalCode === null
  }

  /** Ends it at once, frozen or not. */
  async kill(): Promise<void> {
    await this.#endBy('SIGKILL')
  }

  /** Tells it to end. */
  async stop(): Promise<void> {
    this.thaw()
    await this.#endBy('SIGTERM')
  }

  freeze(): void {
    this.#child?.kill('SIGSTOP')
  }

  thaw(): void {
    this.#child?.kill('SIGCONT')
  }

  async #endBy(signal: NodeJS.Signals): Promise<void> {
    const child = this.#child
    if (!child || !this.isUp) return
    const exited = once(child, 'exit')
    child.kill(signal)
    await exited
  }
}
