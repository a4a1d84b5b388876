// Says what a proposal is made of: tasks and their changes, comments, votes, reminders, polls, projects.
import type { AnswerParts } from '../contract.ts'

type Change = AnswerParts['changes'][number]

/** What is made or cast by one change, whatever record it stands with. */
const BY_FIELD: Readonly<Record<string, string>> = {
  away: 'absence',
  back: 'return',
  comment: 'comment',
  reminder: 'reminder',
  vote: 'vote',
}

/** "1 vote", "2 tasks, 3 changes", "1 task, 1 change, 1 comment". */
export function proposedWords(changes: readonly Change[]): string {
  const whole = new Map<string, number>()
  const changed = new Map<string, Set<string>>()
  let fields = 0
  for (const change of changes) {
    const { kind, id, field, title } = change
    const noun = BY_FIELD[field] ?? (id === null ? `new ${kind}` : null)
    if (noun !== null) {
      whole.set(noun, (whole.get(noun) ?? 0) + 1)
      continue
    }
    fields += 1
    changed.set(kind, (changed.get(kind) ?? new Set()).add(title))
  }
  return [
    ...[...changed].map(([kind, titles]) => counted(titles.size, kind)),
    ...(fields > 0 ? [counted(fields, 'change')] : []),
    ...[...whole].map(([noun, count]) => counted(count, noun)),
  ].join(', ')
}

export const counted = (many: number, noun: string) => `${many} ${noun}${many === 1 ? '' : 's'}`
