// Reads the PEM files that settings name, so that a wrong one ends the start by the name of its setting.
import { createPrivateKey, X509Certificate } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createSecureContext } from 'node:tls'
import { ConfigError } from './config-fields.ts'

/** PEM texts. */
export interface Certificate {
  cert: string
  key: string
}

const causes: Record<string, (file: string) => string> = {
  ENOENT: (file) => `there is no file ${file}`,
  ENOTDIR: (file) => `there is no file ${file}`,
  EACCES: (file) => `the user that runs Mailcrew may not read ${file}`,
  EPERM: (file) => `the user that runs Mailcrew may not read ${file}`,
  EISDIR: (file) => `${file} is a folder, not a file`,
}

export function readSettingFile(name: string, file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    const { code = 'unknown' } = error as NodeJS.ErrnoException
    throw new ConfigError(`${name}: ${causes[code]?.(file) ?? `${file} cannot be read (${code})`}`)
  }
}

/** Null where neither is set. */
export function readCertificate({
  TLS_CERT,
  TLS_KEY,
}: {
  TLS_CERT?: string | undefined
  TLS_KEY?: string | undefined
}): Certificate | null {
  if (!TLS_CERT && !TLS_KEY) return null
  if (!TLS_CERT || !TLS_KEY) {
    const missing = TLS_CERT ? 'TLS_KEY' : 'TLS_CERT'
    throw new ConfigError(`${missing} is not set: TLS_CERT and TLS_KEY are set together, or neither`)
  }
  const pair = { cert: readSettingFile('TLS_CERT', TLS_CERT), key: readSettingFile('TLS_KEY', TLS_KEY) }
  if (!succeeds(() => new X509Certificate(pair.cert)))
    throw new ConfigError(`TLS_CERT: ${TLS_CERT} is no certificate in a PEM file`)
  if (!succeeds(() => createPrivateKey(pair.key)))
    throw new ConfigError(`TLS_KEY: ${TLS_KEY} is no private key in a PEM file`)
  if (!succeeds(() => createSecureContext(pair)))
    throw new ConfigError(`TLS_KEY: ${TLS_KEY} is not the key of the certificate ${TLS_CERT}`)
  return pair
}

function succeeds(read: () => unknown): boolean {
  try {
    read()
    return true
  } catch {
    return false
  }
}
