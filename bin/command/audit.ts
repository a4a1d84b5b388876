// `mailcrew audit verify`: whether the audit log is as it was written, for the owner of the server.
import type { AuditCheck } from '../../src/features/audit/index.ts'
import { askServer } from './ask-server.ts'
import { UsageError } from './usage.ts'

export const auditUsage = `mailcrew audit verify        whether an entry of the audit log was changed or removed`

/** Answers the exit code: 1 where something is wrong. */
export async function audit([what, ...more]: string[]): Promise<number> {
  if (what !== 'verify' || more.length > 0) throw new UsageError(auditUsage)
  const { entries, chains, faults, digest } = await askServer<AuditCheck>('admin', '/audit')
  for (const fault of faults) console.error(fault)
  if (faults.length > 0) return 1
  console.log(`${entries} entries in ${chains} chains are as they were written.\nDigest ${digest}`)
  return 0
}
