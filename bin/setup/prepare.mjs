// What every script needs first: the packages, and a Node.js that is new enough.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { constants } from 'node:os'
import { delimiter, join } from 'node:path'
import { ensureInstalled } from './install.mjs'
import { lackOfNode, requireNode, root } from './root.mjs'
import { letGoOfSignals } from './run.mjs'

/**
 * `dev`: with what building, testing and developing need too. A Node.js of the machine that is too old hands over to
 * the one among those packages, and ends with one line where it is not there.
 */
export async function prepare({ dev }) {
  await ensureInstalled({ dev })
  if (!lackOfNode()) return
  const bundled = join(root, 'node_modules/node/bin/node')
  if (!existsSync(bundled)) requireNode()
  process.exit(await goOnIn(bundled))
}

/** Resolves with the code by which this process is to end. */
function goOnIn(node) {
  letGoOfSignals()
  const bin = join(root, 'node_modules/.bin')
  const child = spawn(node, [...process.execArgv, ...process.argv.slice(1)], {
    stdio: 'inherit',
    // Programs that begin with `#!/usr/bin/env node` find the same one.
    env: { ...process.env, PATH: [bin, process.env.PATH].filter(Boolean).join(delimiter) },
  })
  process.on('SIGTERM', () => child.kill('SIGTERM'))
  process.on('SIGHUP', () => child.kill('SIGHUP'))
  // A terminal sends it to both.
  process.on('SIGINT', () => process.stdin.isTTY || child.kill('SIGINT'))
  return new Promise((resolve) => {
    child.on('error', (error) => {
      console.error(`${node} cannot be started: ${error.message}`)
      resolve(1)
    })
    child.on('exit', (code, signal) => resolve(code ?? 128 + constants.signals[signal]))
  })
}
