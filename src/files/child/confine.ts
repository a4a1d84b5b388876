// Takes from this process what reading a file never needs: connections, other programs, and what it was told of us.
import childProcess from 'node:child_process'
import dgram from 'node:dgram'
import dns from 'node:dns'
import { syncBuiltinESMExports } from 'node:module'
import net from 'node:net'

function refuse(): never {
  throw new Error('not allowed while a file is read')
}

/**
 * Called before any reader is loaded. What libraries could do by mistake, or because a file says so, fails here;
 * the process writes nothing either, which the permissions that it was started with see to.
 */
export function confine(): void {
  net.Socket.prototype.connect = refuse
  net.Server.prototype.listen = refuse
  dgram.createSocket = refuse
  globalThis.fetch = refuse
  for (const name of ['lookup', 'resolve', 'resolve4', 'resolve6'] as const)
    Object.assign(dns, { [name]: refuse })
  for (const name of ['spawn', 'spawnSync', 'exec', 'execSync', 'execFile', 'execFileSync', 'fork'] as const)
    Object.assign(childProcess, { [name]: refuse })
  syncBuiltinESMExports()
  // A file with a name of JavaScript's own must not change what all objects have.
  Object.freeze(Object.prototype)
}
