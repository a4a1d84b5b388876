// Mails that go out are signed with the server's own key, and a receiver that asks the DNS finds the signature good.
import { generateKeyPairSync } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { dkimVerify } from 'mailauth'
import { afterAll, expect, it } from 'vitest'
import { startRelayServer } from '../../test/relay-server.ts'
import { readConfig } from '../config.ts'
import { ConfigError } from '../config-fields.ts'
import { compose } from './compose.ts'
import { readDkimKey } from './dkim-key.ts'
import { createRelay } from './relay.ts'

const folder = mkdtempSync(join(tmpdir(), 'mailcrew-dkim-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const names = { domain: 'crew.example.com', selector: 'mailcrew' }

function fileWith(text: string | Buffer): string {
  const file = join(folder, `${Math.random()}.pem`)
  writeFileSync(file, text)
  return file
}

function rsa(bits: number): string {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: bits })
  return fileWith(privateKey.export({ type: 'pkcs1', format: 'pem' }))
}

it('what the relay gets is signed, the signature covers the text, and its key is the record to publish', async () => {
  const key = readDkimKey(rsa(2_048), names)
  const server = await startRelayServer()
  const relay = createRelay(server.url, { dkim: key })
  const { raw } = await compose({
    from: 'tula@crew.example.com',
    fromName: 'Tula',
    to: [{ address: 'anna@example.com', name: 'Anna' }],
    subject: 'Grüße, and a subject that is long enough to be folded over more than one line of the header',
    text: 'Hello Anna,\n\n.\nthree tasks were made.\n',
    html: '<p>Hello Anna</p>',
    messageId: '<one@crew.example.com>',
    date: new Date('2027-03-08T09:00:00Z'),
    references: [],
    inReplyTo: null,
    replyTo: 'r-abc@crew.example.com',
    autoSubmitted: 'auto-replied',
  })
  const mail = { mailFrom: 'tula@crew.example.com', recipient: 'anna@example.com', raw, reportToken: 'b-abc' }
  expect(await relay.send(mail)).toEqual({ ok: true })
  relay.close()
  await server.close()
  const [taken] = server.taken
  const resolver = async (name: string, type: string) => {
    expect([name, type]).toEqual(['mailcrew._domainkey.crew.example.com', 'TXT'])
    return [[key.record]]
  }
  const verdict = async (text: string) => {
    const { results } = await dkimVerify(Buffer.from(text), { resolver })
    return results.map(({ status, signingDomain }) => [status.result, signingDomain])
  }
  expect(await verdict(taken?.raw ?? '')).toEqual([['pass', 'crew.example.com']])
  expect((await verdict((taken?.raw ?? '').replace('three tasks', 'four tasks')))[0]?.[0]).not.toBe('pass')
  expect(taken?.raw.endsWith(raw.slice(-40))).toBe(true)
})

it('a key that is missing, weak, of another kind or none at all is named at the start', () => {
  const refused = (file: string) => {
    try {
      readDkimKey(file, names)
      return 'taken'
    } catch (error) {
      return error instanceof ConfigError ? error.message : 'another error'
    }
  }
  expect(refused(join(folder, 'none.pem'))).toContain('there is no file')
  expect(refused(fileWith('not a key'))).toContain('no private key in a PEM file')
  expect(refused(rsa(512))).toContain('fewer than 1024 bits')
  const { privateKey } = generateKeyPairSync('ed25519')
  expect(refused(fileWith(privateKey.export({ type: 'pkcs8', format: 'pem' })))).toContain('signed with RSA')
  expect(() =>
    readConfig({ DKIM_KEY: join(folder, 'none.pem'), SMTP_URL: 'smtp://relay.example.com' }),
  ).toThrow(ConfigError)
  expect(() => readConfig({ DKIM_SELECTOR: 'a b' })).toThrow('DKIM_SELECTOR')
  const SMTP_URL = 'smtp://relay.example.com'
  expect(readConfig({ SMTP_URL, DKIM_KEY: rsa(1_024), DKIM_SELECTOR: 'out2' }).dkim).toMatchObject({
    ...{ selector: 'out2', domain: 'mailcrew.localhost' },
    record: expect.stringMatching(/^v=DKIM1; k=rsa; p=MI[A-Za-z0-9+/]+=*$/),
  })
  expect(readConfig({}).dkim).toBeNull()
})
