// Passwords as argon2id hashes; a wrong one costs the same time whether or not there is an account.
import { hash, verify } from '@node-rs/argon2'

/** RFC 9106's algorithm with OWASP's parameters, the library's defaults: 19 MiB, 2 passes, 1 lane. */
export function hashPassword(password: string): Promise<string> {
  return hash(password)
}

let nobodys: Promise<string> | undefined

/** With null (no account, or one without a password) it works as long and says no. */
export async function isPassword(password: string, passwordHash: string | null): Promise<boolean> {
  nobodys ??= hashPassword('nobody has this password')
  const isRight = await verify(passwordHash ?? (await nobodys), password)
  return isRight && passwordHash !== null
}
