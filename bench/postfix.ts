// A private Postfix beside which our intake is measured: its own folder and port, every mail put on hold, then gone.
import { execFile } from 'node:child_process'
import { access, chmod, chown, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { freePort } from '../test/free-port.ts'

const run = promisify(execFile)

export interface Postfix {
  readonly port: number
  /** Deletes the mails on hold, so that a round does not pay for the one before. */
  empty(): Promise<void>
  stop(): Promise<void>
}

/** Installs Debian's package when it is missing; policy keeps it from starting for the system. */
export async function installPostfix(): Promise<void> {
  const isThere = await access('/usr/sbin/smtp-source').then(
    () => true,
    () => false,
  )
  if (isThere) return
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' }
  await run('apt-get', ['install', '-y', '--no-install-recommends', 'postfix'], { env })
}

/** Needs root, as Postfix's master does. */
export async function startPostfix(domain: string): Promise<Postfix> {
  const root = await mkdtemp(join(tmpdir(), 'bench-postfix-'))
  await chmod(root, 0o755)
  const port = await freePort()
  const queue = join(root, 'spool')
  const places = { config: join(root, 'etc'), queue, data: join(root, 'lib'), hold: join(queue, 'hold') }
  for (const place of [places.config, places.queue, places.data]) await mkdir(place, { mode: 0o755 })
  const { stdout } = await run('id', ['-u', 'postfix'])
  await chown(places.data, Number(stdout), 0)
  await writeFile(join(places.config, 'main.cf'), mainCf(places, domain))
  await writeFile(join(places.config, 'master.cf'), masterCf(port))
  await run('postfix', ['-c', places.config, 'start'])
  return {
    port,
    async empty() {
      for (const name of await readdir(places.hold)) await rm(join(places.hold, name), { recursive: true })
    },
    async stop() {
      await run('postfix', ['-c', places.config, 'stop'])
      await rm(root, { recursive: true, force: true })
    },
  }
}

/** Everything that would slow it down without making it more durable is off: look-ups, limits, the flow delay. */
function mainCf(places: { queue: string; data: string }, domain: string): string {
  return `compatibility_level = 3.6
queue_directory = ${places.queue}
data_directory = ${places.data}
daemon_directory = /usr/lib/postfix/sbin
command_directory = /usr/sbin
mail_owner = postfix
setgid_group = postdrop
myhostname = ${domain}
mydestination = ${domain}
inet_interfaces = 127.0.0.1
inet_protocols = ipv4
local_recipient_maps =
alias_maps =
alias_database =
smtpd_client_restrictions = check_client_access static:HOLD
smtpd_relay_restrictions = permit_auth_destination, reject
smtpd_peername_lookup = no
smtpd_client_connection_count_limit = 0
smtpd_client_event_limit_exceptions = static:all
in_flow_delay = 0
default_process_limit = 100
`
}

function masterCf(port: number): string {
  const open = ['n', '-', 'n', '-']
  const services = [
    [`127.0.0.1:${port}`, 'inet', ...open, '100', 'smtpd'],
    ['cleanup', 'unix', ...open, '0', 'cleanup'],
    ['pickup', 'unix', 'n', '-', 'n', '60', '1', 'pickup'],
    ['qmgr', 'unix', 'n', '-', 'n', '300', '1', 'qmgr'],
    ['showq', 'unix', ...open, '-', 'showq'],
    ['rewrite', 'unix', '-', '-', 'n', '-', '-', 'trivial-rewrite'],
    ...['bounce', 'defer', 'trace'].map((name) => [name, 'unix', '-', '-', 'n', '-', '0', 'bounce']),
    ...['error', 'local', 'anvil'].map((name) => [name, 'unix', '-', '-', 'n', '-', '-', name]),
  ]
  return services.map((fields) => `${fields.join(' ')}\n`).join('')
}
