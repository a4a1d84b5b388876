// What the header's search finds, without the mails that were written to the Copilot itself: a question is no answer.
import type { Database } from '../../kit/db/database.ts'
import type { Scope } from '../../kit/scope.ts'
import type { SearchFeature } from '../search/index.ts'
import { questionsAmong } from './mail/copilot-mail-store.ts'

export function otherFinds(db: Database, find: SearchFeature['find']): SearchFeature['find'] {
  return async (scope: Scope, typed: string) => {
    const groups = await find(scope, typed)
    const ids = groups.flatMap(({ kind, rows }) => (kind === 'mail' ? rows.map(({ id }) => id) : []))
    const asked = ids.length > 0 ? await questionsAmong(db, scope, ids) : new Set<number>()
    if (asked.size === 0) return groups
    return groups.map((group) =>
      group.kind === 'mail' ? { ...group, rows: group.rows.filter(({ id }) => !asked.has(id)) } : group,
    )
  }
}
