// `npm run dev`: the server, started anew after each change, and Vite's server for the pages; one address for both.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { prepare } from './setup/prepare.mjs'
import { readEnvFile, root } from './setup/root.mjs'
import { letGoOfSignals } from './setup/run.mjs'

process.chdir(root)
await prepare({ dev: true })
readEnvFile()
letGoOfSignals()

/** vite.config.ts sends calls of the pages to port 3000. */
const pages = 'http://127.0.0.1:5173'
const bin = (name) => join(root, 'node_modules/.bin', name)
const watch = ['watch', '--clear-screen=false', 'bin/dev-server.ts']
// Links in mails lead to the pages of Vite's server, which sends what is not its own on.
const settings = { ...process.env, PORT: '3000', PUBLIC_URL: process.env.PUBLIC_URL ?? pages }

const children = [
  spawn(bin('tsx'), watch, { stdio: 'inherit', env: settings }),
  spawn(bin('vite'), ['--strictPort', '--clearScreen', 'false'], { stdio: ['ignore', 'ignore', 'inherit'] }),
]
console.log(`Pages with each change at ${pages}`)

let ending = false
/** Once: tsx takes a second signal for leave to kill the server at once. */
function end() {
  if (ending) return
  ending = true
  for (const child of children) child.kill('SIGTERM')
}
process.on('SIGINT', end)
process.on('SIGTERM', end)
// When one ends, the other is of no use.
await Promise.race(children.map((child) => once(child, 'exit')))
end()
