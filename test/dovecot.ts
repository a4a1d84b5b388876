// A private Dovecot on a port of its own: the IMAP server that most mailboxes stand on, with one mailbox after another.
import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ImapFlow } from 'imapflow'
import { freePort } from './free-port.ts'

const PROGRAM = process.env.DOVECOT_PATH ?? '/usr/sbin/dovecot'
/** Dovecot opens mailboxes as somebody else than root. */
const OWNER = 'mail'
const PASSWORD = 'sec+ret/1'

export interface Dovecot {
  /** A new empty mailbox, which all else is about from now on; its address for IMAP_URL. */
  newMailbox(): string
  readonly user: string
  start(): void
  stop(): void
  /** As if the mailbox's server had delivered it; answers its UID. */
  deliver(raw: string): Promise<number>
  /** UID, flags and subject of the mails in a folder. */
  list(folder?: string): Promise<{ uid: number; flags: string[]; subject: string }[]>
  makeFolder(name: string): Promise<void>
  /** Gives the mailbox new UIDs and a new UIDVALIDITY, as after it was restored from a backup. */
  renumber(): void
  remove(): void
}

/** `introspectionUrl`: of a provider whose tokens it takes, too. */
export async function startDovecot(introspectionUrl: string | null = null): Promise<Dovecot> {
  if (!existsSync(PROGRAM)) throw new Error('this test needs Dovecot (Debian: apt-get install dovecot-imapd)')
  const folder = mkdtempSync(join(tmpdir(), 'dovecot-'))
  chmodSync(folder, 0o755)
  mkdirSync(join(folder, 'mail'))
  const isRoot = process.getuid?.() === 0
  if (isRoot) must('chown', [OWNER, join(folder, 'mail')])
  const port = await freePort()
  const config = join(folder, 'dovecot.conf')
  const oauth = introspectionUrl === null ? [] : oauthSettings(folder, introspectionUrl)
  writeFileSync(config, settings(folder, port, isRoot) + oauth.map((line) => `${line}\n`).join(''))
  const isRunning = () => existsSync(join(folder, 'run', 'master.pid'))

  let mailboxes = 0
  const user = () => `agents${mailboxes}`

  async function asClient<T>(work: (client: ImapFlow) => Promise<T>): Promise<T> {
    const auth = { user: user(), pass: PASSWORD }
    const client = new ImapFlow({ host: '127.0.0.1', port, secure: false, auth, logger: false })
    await client.connect()
    try {
      return await work(client)
    } finally {
      await client.logout()
    }
  }

  const dovecot: Dovecot = {
    newMailbox() {
      mailboxes += 1
      return `imap://${user()}:${encodeURIComponent(PASSWORD)}@127.0.0.1:${port}/INBOX`
    },
    get user() {
      return user()
    },
    start: () => must(PROGRAM, ['-c', config]),
    stop() {
      if (isRunning()) must('doveadm', ['-c', config, 'stop'])
    },
    deliver: (raw) =>
      asClient(async (client) => {
        const added = await client.append('INBOX', raw.replaceAll(/\r?\n/g, '\r\n'))
        return (added && added.uid) || 0
      }),
    list: (name = 'INBOX') =>
      asClient(async (client) => {
        await client.mailboxOpen(name, { readOnly: true })
        const mails = await client.fetchAll('1:*', { uid: true, flags: true, envelope: true })
        return mails.map(({ uid, flags, envelope }) => ({
          uid,
          // That nobody has seen it listed yet says nothing.
          flags: [...(flags ?? [])].filter((flag) => flag !== '\\Recent').sort(),
          subject: envelope?.subject ?? '',
        }))
      }),
    makeFolder: (name) => asClient(async (client) => void (await client.mailboxCreate(name))),
    renumber() {
      const mailbox = join(folder, 'mail', user())
      for (const name of readdirSync(mailbox))
        if (/^dovecot[.-](?:uidlist|index)/.test(name)) rmSync(join(mailbox, name))
    },
    remove() {
      dovecot.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
  dovecot.start()
  return dovecot
}

function settings(folder: string, port: number, isRoot: boolean): string {
  const owner = isRoot ? `uid=${OWNER} gid=${OWNER}` : `uid=${process.getuid?.()} gid=${process.getgid?.()}`
  const lines = [
    ...['base_dir = run', 'state_dir = state', 'log_path = log'].map((line) =>
      line.replace('= ', `= ${folder}/`),
    ),
    'protocols = imap',
    'listen = 127.0.0.1',
    'ssl = no',
    'disable_plaintext_auth = no',
    `mail_location = maildir:${folder}/mail/%u`,
    'first_valid_uid = 1',
    `passdb {\n  driver = static\n  mechanisms = plain login\n  args = password=${PASSWORD}\n}`,
    `userdb {\n  driver = static\n  args = ${owner} home=${folder}/mail/%u\n}`,
    `service imap-login {\n  inet_listener imap {\n    port = ${port}\n  }\n  inet_listener imaps {\n    port = 0\n  }\n}`,
    'service anvil {\n  chroot =\n}',
  ]
  return `${lines.join('\n')}\n`
}

function oauthSettings(folder: string, introspectionUrl: string): string[] {
  const config = join(folder, 'oauth2.conf')
  const lines = [
    ...[`introspection_url = ${introspectionUrl}`, 'introspection_mode = auth', 'username_attribute = email'],
    ...['active_attribute = active', 'active_value = true'],
  ]
  writeFileSync(config, `${lines.join('\n')}\n`)
  chmodSync(config, 0o644)
  return [
    'auth_mechanisms = plain login xoauth2 oauthbearer',
    `passdb {\n  driver = oauth2\n  mechanisms = xoauth2 oauthbearer\n  args = ${config}\n}`,
  ]
}

function must(command: string, args: string[]): void {
  // A server that goes on in the background would keep a pipe open.
  const { status } = spawnSync(command, args, { stdio: 'ignore' })
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${status}`)
}
