// Which indexes are led by the tenant, and whether every statement that grows with the tenants goes by one of them.
import type { Access, IndexFacts } from './plans.ts'
import { isRecord, NAMED, NAMED_ACCESSES, SMALL, TENANTS } from './tenancy.ts'

/**
 * `tenant`: its first column is the company or the person whose row it is. `record`: it is a record of one tenant, which
 * rows belong to. `key`: it is unique, and asked for by all of it that counts. `named`: it has a reason of its own.
 */
export type LedBy = 'tenant' | 'record' | 'key' | 'named' | 'nothing'

/** Null for tables that do not grow with the tenants. */
export function ledBy(name: string, { table, leading, isUnique }: IndexFacts): LedBy | null {
  if (SMALL.has(table)) return null
  const column = /[a-z_]+/.exec(leading.replace(/^\(*(?:COALESCE|lower)\(/, ''))?.[0] ?? ''
  if (TENANTS.has(column)) return 'tenant'
  if (isRecord(column)) return 'record'
  if (NAMED.has(familyOf(name))) return 'named'
  return isUnique ? 'key' : 'nothing'
}

/** Without what partitioning adds to it. */
export const familyOf = (name: string): string => name.replace(/_(?:before|rest|\d{8})(?=_|$)/, '')

/** What is wrong with a way that a statement takes; null where a large table bears it. */
export function faultOf(
  { table, index, isLed }: Access,
  statement: string,
  indexes: ReadonlyMap<string, IndexFacts>,
): string | null {
  if (SMALL.has(table)) return null
  if (index === null) return `reads all of ${table}`
  const facts = indexes.get(index)
  const family = familyOf(index)
  if (!facts || NAMED.has(family)) return null
  if (NAMED_ACCESSES.some((named) => named.index === family && statement.includes(named.holds))) return null
  // One of few rows: those that wait, or are over.
  if (!isLed) return facts.predicate === null ? `reads all of ${index}` : null
  if (facts.leading === 'id') return null
  return ledBy(index, facts) === 'nothing' ? `goes by ${index}, which leads with ${facts.leading}` : null
}
