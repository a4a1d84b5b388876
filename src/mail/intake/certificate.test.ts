// The certificate for STARTTLS is made once and kept where only we can read it.
import { X509Certificate } from 'node:crypto'
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
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
  const settings = { dataDir, domain: 'mail.example.com', configured: null }
  const made = await loadOrMakeCertificate(settings)
  expect(new X509Certificate(made.cert).checkHost('mail.example.com')).toBe('mail.example.com')
  expect(() => createSecureContext(made)).not.toThrow()
  const [name = ''] = await readdir(dataDir)
  expect((await stat(join(dataDir, name))).mode & 0o777).toBe(0o600)
  expect(await loadOrMakeCertificate(settings)).toEqual(made)
})

it('a configured one is used instead, and none is made', async () => {
  const configured = { cert: 'the certificate', key: 'the key' }
  expect(await loadOrMakeCertificate({ dataDir, domain: 'mail.example.com', configured })).toEqual(configured)
  expect(await readdir(dataDir)).toEqual([])
})
