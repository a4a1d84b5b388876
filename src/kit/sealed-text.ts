// Text that only who has the key can read or change (AES-256-GCM): for secrets of others that we keep.
import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'

const CIPHER = 'aes-256-gcm'
const NONCE = 12
const TAG = 16

/** `purpose` is bound to it: a text that was sealed for one is no text for another. */
export function seal(text: string, key: string, purpose: string): string {
  const nonce = randomBytes(NONCE)
  const cipher = createCipheriv(CIPHER, bytesOf(key), nonce).setAAD(Buffer.from(purpose))
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')
}

/** Null where the key or the purpose is another, or a bit was changed. */
export function unseal(sealed: string, key: string, purpose: string): string | null {
  const bytes = Buffer.from(sealed, 'base64url')
  if (bytes.length < NONCE + TAG) return null
  const decipher = createDecipheriv(CIPHER, bytesOf(key), bytes.subarray(0, NONCE), { authTagLength: TAG })
  decipher.setAAD(Buffer.from(purpose)).setAuthTag(bytes.subarray(NONCE, NONCE + TAG))
  try {
    return Buffer.concat([decipher.update(bytes.subarray(NONCE + TAG)), decipher.final()]).toString('utf8')
  } catch {
    return null
  }
}

/** The settings ask for enough random characters; the cipher for 32 bytes. */
const bytesOf = (key: string): Buffer => createHash('sha256').update(key).digest()
