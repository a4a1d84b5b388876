// A private Postfix on a port of its own, which takes mail for one domain and hands it on over LMTP.
import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { freePort } from './free-port.ts'

const PROGRAM = process.env.POSTFIX_PATH ?? '/usr/sbin/postfix'

/** It changes users, and only root can let it. */
export const mayStartPostfix = process.getuid?.() === 0

export interface Postfix {
  /** From an address of this machine (127.0.0.1 to 127.0.0.9), as a server in the world would send it. */
  send(mail: { from: string; to: string[]; raw: string; client: string }): Promise<string>
  /** What it wrote of what became of its mails. */
  log(): string
  remove(): void
}

export async function startPostfix(domain: string, lmtpPort: number): Promise<Postfix> {
  if (!existsSync(PROGRAM)) throw new Error('this test needs Postfix (Debian: apt-get install postfix)')
  const folder = mkdtempSync(join(tmpdir(), 'postfix-'))
  chmodSync(folder, 0o755)
  for (const name of ['queue', 'data', 'etc']) mkdirSync(join(folder, name))
  run('chown', ['postfix', join(folder, 'data')])
  const port = await freePort()
  const log = join(folder, 'mail.log')
  const settings = [
    'compatibility_level = 3.6',
    ...[`queue_directory = ${folder}/queue`, `data_directory = ${folder}/data`],
    ...[`maillog_file = ${log}`, `maillog_file_prefixes = ${folder}`],
    ...['inet_interfaces = 127.0.0.1', 'inet_protocols = ipv4', 'myhostname = mx.example.net'],
    ...[
      'mydestination =',
      'mynetworks =',
      'alias_maps =',
      'local_recipient_maps =',
      'disable_dns_lookups = yes',
    ],
    ...[`relay_domains = ${domain}`, `relay_transport = lmtp:inet:127.0.0.1:${lmtpPort}`],
    ...['smtpd_relay_restrictions = reject_unauth_destination', 'lmtp_send_xforward_command = yes'],
    ...['default_transport = discard', 'smtp_tls_security_level =', 'lmtp_tls_security_level = none'],
  ]
  writeFileSync(join(folder, 'etc/main.cf'), `${settings.join('\n')}\n`)
  writeFileSync(join(folder, 'etc/master.cf'), `${services(port).join('\n')}\n`)
  run(PROGRAM, ['-c', join(folder, 'etc'), 'start'])
  return {
    async send({ from, to, raw, client }) {
      const transport = createTransport({
        ...{ host: '127.0.0.1', port, localAddress: client, ignoreTLS: true, name: 'sender.example.com' },
      })
      try {
        return (await transport.sendMail({ envelope: { from, to }, raw })).response
      } finally {
        transport.close()
      }
    },
    log: () => readFileSync(log, 'utf8'),
    remove() {
      run(PROGRAM, ['-c', join(folder, 'etc'), 'stop'])
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Those of its programs that this way takes, none of them in a jail. */
function services(port: number): string[] {
  const one = (name: string, type: string, isPrivate: string, rest: string) =>
    `${name} ${type} ${isPrivate} - n ${rest}`
  return [
    one(`127.0.0.1:${port}`, 'inet', 'n', '- - smtpd'),
    one('pickup', 'unix', 'n', '60 1 pickup'),
    one('cleanup', 'unix', 'n', '- 0 cleanup'),
    one('qmgr', 'unix', 'n', '300 1 qmgr'),
    one('rewrite', 'unix', '-', '- - trivial-rewrite'),
    ...['bounce', 'defer', 'trace'].map((name) => one(name, 'unix', '-', '- 0 bounce')),
    one('lmtp', 'unix', '-', '- - lmtp'),
    one('anvil', 'unix', '-', '- 1 anvil'),
    ...['error', 'discard'].map((name) => one(name, 'unix', '-', '- - ' + name)),
    one('postlog', 'unix-dgram', 'n', '- 1 postlogd'),
  ]
}

function run(command: string, args: string[]): void {
  // A server that goes on in the background would keep a pipe open.
  const { status } = spawnSync(command, args, { stdio: 'ignore' })
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${status}`)
}
