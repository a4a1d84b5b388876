// The key that mails are signed with (RFC 6376), and the DNS record by which others check it.
import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto'
import { ConfigError } from '../config-fields.ts'
import { readSettingFile } from '../config-files.ts'

export interface DkimKey {
  domain: string
  selector: string
  /** PEM. */
  privateKey: string
  /** Text of the TXT record at <selector>._domainkey.<domain>. */
  record: string
}

/** Bits: receivers refuse what is weaker (RFC 8301, section 3.2). */
const LEAST_BITS = 1_024

/** Reads a PEM file with an RSA key. Throws ConfigError for a file that is none, or that cannot be read. */
export function readDkimKey(file: string, names: Pick<DkimKey, 'domain' | 'selector'>): DkimKey {
  const key = keyIn(file)
  if (key.asymmetricKeyType !== 'rsa')
    throw new ConfigError(`DKIM_KEY is a key of the kind ${key.asymmetricKeyType}: mails are signed with RSA`)
  if ((key.asymmetricKeyDetails?.modulusLength ?? 0) < LEAST_BITS)
    throw new ConfigError(`DKIM_KEY has fewer than ${LEAST_BITS} bits, which receivers do not accept`)
  const publicKey = createPublicKey(key).export({ type: 'spki', format: 'der' }).toString('base64')
  const privateKey = key.export({ type: 'pkcs8', format: 'pem' }).toString()
  return { ...names, privateKey, record: `v=DKIM1; k=rsa; p=${publicKey}` }
}

function keyIn(file: string): KeyObject {
  const text = readSettingFile('DKIM_KEY', file)
  try {
    return createPrivateKey(text)
  } catch {
    throw new ConfigError(`DKIM_KEY: ${file} is no private key in a PEM file`)
  }
}
