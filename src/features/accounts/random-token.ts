// Random tokens for cookies and mailed links; the database only ever sees their hash.
import { createHash, randomBytes } from 'node:crypto'

/** 256 random bits as 43 characters of base64url. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** SHA-256 in hex; enough for a value that cannot be guessed. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex')
