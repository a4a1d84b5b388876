// Tries rules on the latest mails: which of them they would have acted on, before they count.
import type { Database } from '../../kit/db/database.ts'
import type { Scope } from '../../kit/scope.ts'
import { weekdayOf } from '../../language/dates/civil.ts'
import { wallTime } from '../../language/dates/zone.ts'
import { holds, withWords } from '../../language/rules/holds.ts'
import type { KeptRule } from '../../language/rules/kept-rule.ts'
import type { RuleWhen } from '../../language/rules/rule.ts'
import { SHOWN_MAILS, type TriedRule } from './contract.ts'
import { type PastMail, pastMails } from './rule-store.ts'

export const MOST_TRIED = 200

export async function tryOnPast(
  db: Database,
  scope: Scope,
  { rules, isOfCompany, zone }: { rules: readonly KeptRule[]; isOfCompany: boolean; zone: string },
): Promise<TriedRule> {
  const past = await pastMails(db, scope, { isOfCompany, most: MOST_TRIED })
  const fitting = past.filter((mail) => {
    const facts = factsOfPast(mail, zone)
    return rules.some(({ when }) => holds(tryable(when), facts))
  })
  return {
    of: past.length,
    fitting: fitting.length,
    isPartial: rules.some(({ when }) => JSON.stringify(tryable(when)) !== JSON.stringify(when)),
    mails: fitting.slice(0, SHOWN_MAILS).map(({ id, fromAddress, fromName, subject, receivedAt }) => ({
      ...{ id, from: fromName ?? fromAddress ?? '', subject, receivedAt: receivedAt.toISOString() },
    })),
  }
}

/** Without what is not kept of past mails. */
function tryable({ attachment: _, hasAttachment: __, kind: ___, copied: ____, ...when }: RuleWhen): RuleWhen {
  return when
}

function factsOfPast({ fromAddress, fromName, subject, text, to, receivedAt }: PastMail, zone: string) {
  const { day, clock } = wallTime(receivedAt, zone)
  const two = (n: number) => String(Math.floor(n)).padStart(2, '0')
  return withWords({
    senders: [{ email: fromAddress ?? '', name: fromName }],
    ...{ to, subject, text: text ?? '', attachments: [], kind: null, isCopied: false },
    ...{ time: `${two(clock / 3600)}:${two((clock % 3600) / 60)}`, weekday: weekdayOf(day) - 1 },
  })
}
