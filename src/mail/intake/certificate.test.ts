// The certificate for STARTTLS is made once and kept where only we can read it.
import { X509Certificate } from 'node:crypto'
import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createSecureContext } from 'node:tls'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { loadOrMakeCertificate } from './certificate.ts'

let dataDir: string
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'certificate-'))
})
afterEach(() => rm(dataDir, { recursive: true }))

it('a certificate of our own names the domain, fits its key, and is the same at the next start', async () => {
  const settings = { dataDir, domain: 'mail.example.com', cert: null, key: null }
  const made = await loadOrMakeCertificate(settings)
  expect(new X509Certificate(made.cert).checkHost('mail.example.com')).toBe('mail.example.com')
  expect(() => createSecureContext(made)).not.toThrow()
  const [name = ''] = await readdir(dataDir)
  expect((await stat(join(dataDir, name))).mode & 0o777).toBe(0o600)
  expect(await loadOrMakeCertificate(settings)).toEqual(made)
})

it('a configured one is used instead', async () => {
  await writeFile(join(dataDir, 'cert.pem'), 'the certificate')
  await writeFile(join(dataDir, 'key.pem'), 'the key')
  const paths = { cert: join(dataDir, 'cert.pem'), key: join(dataDir, 'key.pem') }
  const loaded = await loadOrMakeCertificate({ dataDir, domain: 'mail.example.com', ...paths })
  expect(loaded).toEqual({ cert: 'the certificate', key: 'the key' })
})
