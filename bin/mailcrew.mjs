#!/usr/bin/env node
// The command `mailcrew`: builds what is stale, then runs it; `start` goes on as the server in this process.
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ensureBuilt, isBuilt } from './setup/build.mjs'
import { prepare } from './setup/prepare.mjs'
import { readEnvFile, root } from './setup/root.mjs'
import { letGoOfSignals } from './setup/run.mjs'

await prepare({ dev: !isBuilt() })
readEnvFile()
await ensureBuilt()
letGoOfSignals()
process.setSourceMapsEnabled(true)
// Command and server mean the same folder, wherever the command is called.
process.env.DATA_DIR = resolve(root, process.env.DATA_DIR || 'data')

const [command, ...options] = process.argv.slice(2)
if (command === 'start') {
  process.chdir(root)
  const services = options.find((option) => option.startsWith('--services='))
  if (services) process.env.SERVICES = services.slice('--services='.length)
  const { main } = await import(pathToFileURL(join(root, 'dist/server/main.js')).href)
  await main()
} else {
  await import(pathToFileURL(join(root, 'dist/server/mailcrew.js')).href)
}
