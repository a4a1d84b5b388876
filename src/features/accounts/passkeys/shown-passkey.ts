// A passkey as its person sees it: never its key.
import type { Passkey } from './contract.ts'
import type { KeptPasskey } from './passkey-store.ts'

export const shownPasskey = ({ id, name, createdAt, usedAt, isSynced }: KeptPasskey): Passkey => ({
  id,
  name,
  createdAt: createdAt.toISOString(),
  lastUsed: usedAt?.toISOString() ?? null,
  isSynced,
})
