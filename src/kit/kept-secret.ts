// Secrets of ours in the database: sealed where the server has a key for that, as they are where it has none.
import { seal, unseal } from './sealed-text.ts'

/** None of the secrets that are kept so begins with it. */
const MARK = 'sealed:'

export class UnreadableSecret extends Error {
  constructor() {
    super('A secret was sealed with another SECRETS_KEY than the one that is set, or none is set')
    this.name = 'UnreadableSecret'
  }
}

export interface SecretKeeper {
  /** What goes into the database. */
  keep(secret: string): string
  /** The secret again; one that was kept before there was a key is as it stands. Throws UnreadableSecret. */
  read(kept: string): string
  /** What is to take the place of one that stands there unsealed; null where all is well. */
  sealed(kept: string): string | null
}

/** `key` is SECRETS_KEY; `purpose` is bound to what is sealed, so that it is no secret for anything else. */
export function secretKeeper(key: string | null, purpose: string): SecretKeeper {
  const keep = (secret: string) => (key === null ? secret : MARK + seal(secret, key, purpose))
  return {
    keep,
    read(kept) {
      if (!kept.startsWith(MARK)) return kept
      const secret = key === null ? null : unseal(kept.slice(MARK.length), key, purpose)
      if (secret === null) throw new UnreadableSecret()
      return secret
    },
    sealed: (kept) => (key === null || kept.startsWith(MARK) ? null : keep(kept)),
  }
}
