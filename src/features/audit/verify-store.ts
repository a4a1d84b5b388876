// Goes over the whole audit log and finds what was changed, removed or put in: each chain is computed anew.
import { createHash } from 'node:crypto'
import type { SystemDatabase } from '../../kit/db/acting-database.ts'

export interface AuditCheck {
  entries: number
  chains: number
  /** What is wrong, in sentences; empty while all is as it was written. */
  faults: string[]
  /** Stands for the whole log as it is now: kept elsewhere, it shows later whether an end was removed with its head. */
  digest: string
}

interface Link {
  id: string
  number: string
  text: string
  hash: Uint8Array
}

interface Head {
  chain: number
  number: string
  hash: Uint8Array
}

const PAGE = 2_000

export function verifyAudit(db: SystemDatabase): Promise<AuditCheck> {
  return db.snapshot(async () => {
    const heads = (await db.query<Head>('select chain, number::text, hash from audit_heads order by chain'))
      .rows
    const known = (await db.query<{ chain: number }>('select distinct chain from audit_entries')).rows
    const check: AuditCheck = { entries: 0, chains: heads.length, faults: [], digest: '' }
    const whole = createHash('sha256')
    for (const { chain } of known)
      if (!heads.some((head) => head.chain === chain))
        check.faults.push(`The end of ${nameOf(chain)} is not known any more.`)
    for (const head of heads) {
      await verifyChain(db, head, check)
      whole.update(`${head.chain} ${head.number} ${hex(head.hash)}\n`)
    }
    check.digest = whole.digest('hex')
    return check
  })
}

async function verifyChain(db: SystemDatabase, head: Head, check: AuditCheck): Promise<void> {
  let hash: Uint8Array = new Uint8Array()
  let at = 0
  for (;;) {
    const { rows } = await db.query<Link>(
      `select id::text, number::text, hash, concat_ws('|', chain, number,
         to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'), action, coalesce(actor_id::text, ''), via,
         coalesce(company_id::text, ''), coalesce(subject_kind, ''), coalesce(subject_id::text, ''), facts::text) as text
       from audit_entries where chain = $1 and number > $2 order by audit_entries.number limit ${PAGE}`,
      [head.chain, at],
    )
    for (const link of rows) {
      check.entries += 1
      const number = Number(link.number)
      if (number !== at + 1) {
        check.faults.push(`In ${nameOf(head.chain)}, ${between(at, number)} removed.`)
      } else {
        const expected = createHash('sha256').update(hash).update(link.text, 'utf8').digest()
        if (!expected.equals(link.hash))
          check.faults.push(`Entry ${link.id}, number ${number} of ${nameOf(head.chain)}, was changed.`)
      }
      at = number
      hash = link.hash
    }
    if (rows.length < PAGE) break
  }
  if (at < Number(head.number))
    check.faults.push(`In ${nameOf(head.chain)}, ${between(at, Number(head.number) + 1)} removed.`)
  else if (hex(hash) !== hex(head.hash)) check.faults.push(`The end of ${nameOf(head.chain)} was changed.`)
}

function between(before: number, after: number): string {
  const [first, last] = [before + 1, after - 1]
  return first === last ? `entry number ${first} was` : `entries number ${first} to ${last} were`
}

const nameOf = (chain: number) => (chain > 0 ? `company ${chain}` : `chain ${-chain} of no company`)
const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex')
