// The command `mailcrew`: finds the part that was asked for; bin/mailcrew.mjs builds and calls it.
import { ConfigError } from '../src/config-fields.ts'
import { WrongDatabase } from '../src/kit/db/folder-database.ts'
import { readVersion } from '../src/wiring/version.ts'
import { audit, auditUsage } from './command/audit.ts'
import { backup, backupUsage, restore } from './command/backup.ts'
import { importMails, importUsage } from './command/import-mails.ts'
import { mailbox, mailboxUsage } from './command/mailbox.ts'
import { mcp, mcpUsage } from './command/mcp.ts'
import { model, modelUsage } from './command/model.ts'
import { moveToPostgres, moveToPostgresUsage } from './command/move-to-postgres.ts'
import { outbox, outboxUsage } from './command/outbox.ts'
import { replay, replayUsage } from './command/replay.ts'
import { seed, seedUsage } from './command/seed.ts'
import { send, sendUsage } from './command/send.ts'
import { setAside, setAsideUsage } from './command/set-aside.ts'
import { UsageError } from './command/usage.ts'
import { user, userUsage } from './command/user.ts'
import { requireNode } from './setup/root.mjs'

const commands: Record<string, (args: string[]) => Promise<number>> = {
  send,
  outbox,
  'set-aside': setAside,
  import: (args) => importMails(args),
  mailbox,
  user,
  model,
  audit,
  backup,
  restore,
  'move-to-postgres': (args) => moveToPostgres(args),
  replay,
  seed,
  mcp,
}

const usage = `mailcrew start [--services=web,smtp,worker]   starts the server, or some of its services

mailcrew --version   says which version this is

${sendUsage}

${outboxUsage}

${setAsideUsage}

${importUsage}

${mailboxUsage}

${userUsage}

${modelUsage}

${auditUsage}

${backupUsage}

${moveToPostgresUsage}

${replayUsage}

${seedUsage}

${mcpUsage}`

async function main([name = '--help', ...args]: string[]): Promise<number> {
  if (['--help', '-h', 'help'].includes(name) || args.includes('--help')) {
    console.log(usage)
    return 0
  }
  if (name === '--version') {
    console.log(await readVersion())
    return 0
  }
  const command = commands[name]
  if (!command) {
    console.error(`There is no command ${name}\n\n${usage}`)
    return 2
  }
  return command(args).catch((error: unknown) => {
    if (!isForThePerson(error)) throw error
    console.error(error.message)
    return isWrongSetting(error) ? 1 : 2
  })
}

const isWrongSetting = (error: unknown) => error instanceof ConfigError || error instanceof WrongDatabase

/** Wrong options and settings are told in a line; anything else is a fault of ours and shows where. */
function isForThePerson(error: unknown): error is Error {
  if (error instanceof UsageError || isWrongSetting(error)) return true
  return error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')
}

requireNode()
process.exitCode = await main(process.argv.slice(2))
