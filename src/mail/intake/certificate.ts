// The certificate for STARTTLS: the configured one, or our own, made at the first start and kept.
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Certificate } from '../../config-files.ts'

export interface CertificateSettings {
  dataDir: string
  domain: string
  /** Null: one of our own. */
  configured: Certificate | null
}

const YEARS = 10

/**
 * Senders do not check the certificate of a mail server unless they were told to (RFC 7435), so one of our
 * own keeps listeners on the way out; a configured one also stops those who change what passes.
 */
export async function loadOrMakeCertificate(settings: CertificateSettings): Promise<Certificate> {
  if (settings.configured) return settings.configured
  const path = join(settings.dataDir, 'smtp-certificate.pem')
  const kept = await readKept(path)
  if (kept) return kept
  const made = await makeCertificate(settings.domain)
  await mkdir(settings.dataDir, { recursive: true, mode: 0o700 })
  await writeFile(`${path}.new`, made.key + made.cert, { mode: 0o600 })
  await rename(`${path}.new`, path)
  return made
}

/** Key and certificate stand in one file, so that no crash leaves one without the other. */
async function readKept(path: string): Promise<Certificate | null> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return ''
    throw error
  })
  const at = text.indexOf('-----BEGIN CERTIFICATE-----')
  return at <= 0 ? null : { key: text.slice(0, at), cert: text.slice(at) }
}

async function makeCertificate(domain: string): Promise<Certificate> {
  // Loaded at the first start alone: it is large.
  const { generate } = await import('selfsigned')
  const notAfterDate = new Date()
  notAfterDate.setFullYear(notAfterDate.getFullYear() + YEARS)
  const made = await generate([{ name: 'commonName', value: domain }], {
    keySize: 2048,
    algorithm: 'sha256',
    notAfterDate,
    extensions: [{ name: 'subjectAltName', altNames: [{ type: 2, value: domain }] }],
  })
  return { key: `${made.private.trim()}\n`, cert: `${made.cert.trim()}\n` }
}
