// Which rules fit a mail, in the order in which they count, and what they order.
import type { AgentMail } from '../../agent/agent.ts'
import { actingAs } from '../../kit/db/acting-database.ts'
import type { Database } from '../../kit/db/database.ts'
import type { Scope } from '../../kit/scope.ts'
import { weekdayOf } from '../../language/dates/civil.ts'
import { dayOf } from '../../language/dates/iso-day.ts'
import { wallTime } from '../../language/dates/zone.ts'
import { holds, type MailFacts, withWords } from '../../language/rules/holds.ts'
import type { KeptAct, RuleOrder } from '../../language/rules/kept-rule.ts'
import { keysOfSender, type SenderOfMail } from '../../language/rules/sender-keys.ts'
import { wordsIn } from '../../mail/words/words.ts'
import type { FittingRules } from '../../routing/ports.ts'
import { activeMemberIds } from '../companies/index.ts'
import { type FoundRule, rulesOfMail } from './rule-store.ts'

const NONE: FittingRules = { orders: [], agents: [], ids: [], notes: [] }
const NEWSLETTER = new Set(['list-unsubscribe', 'list-id'])

/** A stranger's mail waits for people anyway: a rule may leave it out, and no more. */
const OF_STRANGERS: readonly KeptAct['do'][] = ['ignore', 'suggest']

/**
 * A company's rules count first, then those of the sender, of whose context it is, of the people in To and in Cc; of
 * one person's the newest. Of each kind of act the first counts. Whoever only gets a mail orders about their own tasks.
 */
export async function rulesForMail(db: Database, scope: Scope, mail: AgentMail): Promise<FittingRules> {
  const { sender, to, cc, ownerId } = mail
  const people = [sender, { userId: ownerId }, ...to, ...cc].flatMap(({ userId }) => userId ?? [])
  const forwarded = mail.parsed.newest.forwarded.flatMap(({ from }) =>
    from ? [{ email: from.address, name: from.name }] : [],
  )
  const keys = [sender, ...forwarded].flatMap(keysOfSender)
  const found = await rulesOfMail(db, scope, { people: [...new Set(people)], keys: [...new Set(keys)] })
  if (found.length === 0) return NONE
  const facts = factsOf(mail)
  const today = dayOf({ at: mail.sentAt, zone: mail.zone })
  const place = ({ isOfCompany, userId }: FoundRule) => (isOfCompany ? -1 : people.indexOf(userId ?? 0))
  const ordered = [...found].sort((one, other) => place(one) - place(other))
  const taken = new Set<string>()
  const fitting = {
    orders: [] as RuleOrder[],
    agents: new Set<string>(),
    ids: new Set<number>(),
    notes: [] as string[],
  }
  for (const rule of ordered) {
    const isSenders = rule.userId === sender.userId
    const isWhole = rule.isOfCompany || isSenders || rule.userId === ownerId
    const own: MailFacts = {
      ...facts,
      senders: isSenders || rule.isOfCompany ? [sender, ...forwarded] : [sender],
      isCopied: cc.some(({ userId }) => userId === rule.userId),
    }
    const onlyOf = isWhole ? null : rule.ownerEmail
    for (const { when, acts, start, until } of rule.rules) {
      if ((start !== null && today < start) || (until !== null && today > until) || !holds(when, own))
        continue
      let acted = false
      for (const act of acts) {
        const kind = `${act.do} ${act.do === 'copy' ? act.agent : ''} ${onlyOf ?? ''}`
        if (taken.has(kind) || (mail.isStranger && !OF_STRANGERS.includes(act.do))) continue
        if (!isWhole && (act.do === 'project' || act.do === 'copy')) continue
        taken.add(kind)
        acted = true
        if (act.do === 'copy') fitting.agents.add(act.agent)
        else
          fitting.orders.push({
            ...{ act, onlyOf, undated: when.undated === true, unassigned: when.unassigned === true },
          })
      }
      if (!acted) continue
      const isTold = isSenders || (rule.isOfCompany && scope.role !== null)
      if (isTold && !fitting.ids.has(rule.id))
        fitting.notes.push(wordsIn(mail.language).frame.byRule(rule.words))
      fitting.ids.add(rule.id)
    }
  }
  const orders = await withoutLeavers(db, scope, fitting.orders)
  return { orders, agents: [...fitting.agents], ids: [...fitting.ids], notes: fitting.notes }
}

/** Who has left the company gets nothing of it any more, whatever a rule said when they were there. */
async function withoutLeavers(db: Database, scope: Scope, orders: RuleOrder[]): Promise<RuleOrder[]> {
  if (scope.companyId === 0 || !orders.some(({ act }) => act.do === 'assign')) return orders
  const members = await activeMemberIds(actingAs(db, scope), scope.companyId)
  return orders.filter(({ act }) => act.do !== 'assign' || members.includes(act.userId))
}

function factsOf({ sender, parsed, sentAt, zone, recipient }: AgentMail): MailFacts {
  const { day, clock } = wallTime(sentAt, zone)
  const isAutomatic = parsed.headers.some(({ name, value }) => name === 'auto-submitted' && value !== 'no')
  const isNewsletter = parsed.headers.some(({ name }) => NEWSLETTER.has(name))
  const isInvitation = parsed.attachments.some(({ contentType }) => contentType.startsWith('text/calendar'))
  const two = (n: number) => String(Math.floor(n)).padStart(2, '0')
  const senders: readonly SenderOfMail[] = [sender]
  return withWords({
    ...{ senders, subject: parsed.subject, text: parsed.newest.text, isCopied: false },
    to: [recipient, ...parsed.to.map(({ address }) => address), ...parsed.cc.map(({ address }) => address)],
    attachments: parsed.attachments.flatMap(({ inline, filename }) => (inline ? [] : [filename])),
    kind: isAutomatic ? 'autoreply' : isInvitation ? 'invitation' : isNewsletter ? 'newsletter' : null,
    ...{ time: `${two(clock / 3600)}:${two((clock % 3600) / 60)}`, weekday: weekdayOf(day) - 1 },
  })
}
