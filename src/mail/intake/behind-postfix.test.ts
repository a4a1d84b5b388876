// Mailcrew behind a real Postfix that takes mail from the world and hands it on over LMTP.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type DnsServer, startDnsServer } from '../../../test/dns-server.ts'
import { freePort } from '../../../test/free-port.ts'
import { mayStartPostfix, type Postfix, startPostfix } from '../../../test/postfix.ts'
import { startWorld, type World } from '../../../test/world.ts'
import { createDnsResolver } from '../sender-dns.ts'

const DOMAIN = 'crew.example.com'
const TULA = `tula@${DOMAIN}`
/** Of the two servers in the world only the first may send for example.org. */
const [ITS_SERVER, ANOTHER] = ['127.0.0.1', '127.0.0.2'] as const

let world: World
let dns: DnsServer
let postfix: Postfix

beforeAll(async () => {
  if (!mayStartPostfix) return
  dns = await startDnsServer()
  dns.add('example.org', 'TXT', `v=spf1 ip4:${ITS_SERVER} -all`)
  dns.add('_dmarc.example.org', 'TXT', 'v=DMARC1; p=reject')
  const lmtpPort = await freePort()
  world = await startWorld({
    environment: { MAIL_DOMAIN: DOMAIN, LMTP_PORT: String(lmtpPort), TRUSTED_RELAYS: '127.0.0.1' },
    resolver: createDnsResolver({ servers: [dns.address], timeoutMs: 1_500, tries: 1 }),
  })
  postfix = await startPostfix(DOMAIN, lmtpPort)
})
afterAll(async () => {
  if (!mayStartPostfix) return
  postfix.remove()
  await world.stop()
  await dns.close()
})

const mail = (subject: string, head = '') =>
  `${head}From: Ann <ann@example.org>\r\nTo: ${TULA}\r\nSubject: ${subject}\r\nMessage-ID: <${subject}@example.org>\r\n\r\nPlease send the deck by Friday.\r\n`

async function comes(subject: string) {
  const stored = async () => {
    await world.settled()
    const rows = await world.rows(
      `select m.source, m.envelope, d.recipient, d.trust, d.status from mails m join deliveries d on d.mail_id = m.id
       where m.subject = $1`,
      [subject],
    )
    return rows
  }
  await expect.poll(async () => (await stored()).length, { timeout: 20_000 }).toBe(1)
  return stored()
}

it.skipIf(!mayStartPostfix)(
  'LMTP from Postfix: the server that Postfix took the mail from is the one that SPF is asked about',
  async () => {
    await postfix.send({ from: 'ann@example.org', to: [TULA], raw: mail('proved'), client: ITS_SERVER })
    expect(await comes('proved')).toMatchObject([
      {
        ...{ source: 'lmtp', recipient: TULA, trust: 'guest', status: 'processed' },
        envelope: {
          peer: ITS_SERVER,
          helo: 'sender.example.com',
          relay: '127.0.0.1',
          isForwarded: true,
          local: false,
        },
      },
    ])
    await postfix.send({ from: 'ann@example.org', to: [TULA], raw: mail('spoofed'), client: ANOTHER })
    expect(await comes('spoofed')).toMatchObject([
      { trust: 'unverified', status: 'held', envelope: { peer: ANOTHER } },
    ])
  },
)

it.skipIf(!mayStartPostfix)(
  'threat 3: a verdict that the sender wrote into the mail in the name of Postfix is not believed',
  async () => {
    const forged = ['127.0.0.1', 'mx.example.net']
      .map((name) => `Authentication-Results: ${name}; dmarc=pass header.from=example.org\r\n`)
      .join('')
    await postfix.send({ from: 'ann@example.org', to: [TULA], raw: mail('forged', forged), client: ANOTHER })
    expect(await comes('forged')).toMatchObject([{ trust: 'unverified', status: 'held' }])
  },
)

it.skipIf(!mayStartPostfix)(
  'each recipient has an answer of its own: one is delivered, the other comes back',
  async () => {
    const to = [TULA, `nobody@${DOMAIN}`]
    await postfix.send({ from: 'ann@example.org', to, raw: mail('several'), client: ITS_SERVER })
    expect(await comes('several')).toMatchObject([{ recipient: TULA }])
    await expect
      .poll(() => postfix.log(), { timeout: 10_000 })
      .toMatch(/to=<nobody@.*status=bounced \(.*550 5\.1\.1/)
    expect(postfix.log()).toMatch(/to=<tula@.*status=sent \(250 /)
  },
)
