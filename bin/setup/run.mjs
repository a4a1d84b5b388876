// Runs another program to its end and takes it along when this process is told to stop.
import { spawn } from 'node:child_process'

/** Programs that run now, so that no end of this process leaves one behind. */
const running = new Set()
let stopping = false

for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop)

/** Set by whoever has something to undo before the process ends. */
let undo = async () => {}

export function beforeEnd(work) {
  undo = work
}

function stop(signal) {
  if (stopping) return
  stopping = true
  for (const child of running) child.kill(signal)
  const end = () => process.exit(signal === 'SIGINT' ? 130 : 143)
  undo().then(end, end)
}

/** Gives the signals back, for a process that goes on as the server. */
export function letGoOfSignals() {
  for (const signal of ['SIGINT', 'SIGTERM']) process.off(signal, stop)
}

/**
 * Resolves with the exit code (1 where a signal ended it) and, unless `show`, with all that it wrote.
 * `onMessage` hears what a Node.js program sends meanwhile. Never rejects: a program that is missing answers code 127.
 */
export function run(command, args, { show = false, onMessage = null, ...options } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      stdio: ['ignore', show ? 'inherit' : 'pipe', show ? 'inherit' : 'pipe', ...(onMessage ? ['ipc'] : [])],
      ...options,
    })
    if (onMessage) child.on('message', onMessage)
    running.add(child)
    let output = ''
    child.stdout?.setEncoding('utf8').on('data', (text) => (output += text))
    child.stderr?.setEncoding('utf8').on('data', (text) => (output += text))
    child.on('error', (error) => {
      running.delete(child)
      resolve({ code: 127, output: error.message })
    })
    child.on('close', (code) => {
      running.delete(child)
      // What was stopped on purpose must not look like a failure to the code that waits for it.
      if (!stopping) resolve({ code: code ?? 1, output })
    })
  })
}

const LOOK_EVERY_MS = 250

/** npm that is killed leaves what it started behind: this process then ends as if it had been told to. */
export function endWithNpm() {
  if (!process.env.npm_lifecycle_event) return
  const parent = process.ppid
  const look = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(look)
    process.kill(process.pid, 'SIGTERM')
  }, LOOK_EVERY_MS)
  look.unref()
}
