// Answers the calls about rules: a person's own, and those of a company for its admins.

import type { Clock } from '../../kit/clock.ts'
import type { Database } from '../../kit/db/database.ts'
import { AppError } from '../../kit/errors.ts'
import type { Scope } from '../../kit/scope.ts'
import { type Served, serve } from '../../kit/serve.ts'
import { dayOf } from '../../language/dates/iso-day.ts'
import * as contract from './contract.ts'
import { absenceLine, inPlainWords } from './plain-words.ts'
import { keysOf } from './rule-keys.ts'
import {
  changeRule,
  countOwnRules,
  dropRule,
  insertRule,
  listRules,
  MOST_RULES,
  type RuleRow,
  ruleMaker,
} from './rule-store.ts'
import { triedWords } from './tried-words.ts'
import { tryOnPast } from './try-rule.ts'
import { understandRule } from './understand.ts'

export interface RuleServices {
  db: Database
  clock: Clock
}

interface Said {
  words: string
  isOfCompany: boolean
}

const AN_ABSENCE = 'That says that you are away; it is set as an absence, not kept as a rule'
const notFound = () => new AppError('not_found', 'Rule not found')

/** What holds for everybody's mails is for the company's admins to say. */
function requireMay({ companyId, role }: Scope, isOfCompany: boolean): void {
  if (isOfCompany && (companyId === 0 || role !== 'admin'))
    throw new AppError('forbidden', 'Rules of the company take an admin of it', { reason: 'role' })
}

export function ruleRoutes({ db, clock }: RuleServices): Served[] {
  async function read(scope: Scope, words: string) {
    const { zone } = await ruleMaker(db, scope)
    return { zone, read: await understandRule(db, scope, { words, today: dayOf({ at: clock(), zone }) }) }
  }

  async function understood(scope: Scope, { words, isOfCompany }: Said): Promise<contract.Understood> {
    requireMay(scope, isOfCompany)
    const { zone, read: found } = await read(scope, words)
    if (found.kind === 'absence')
      return { kind: 'absence', lines: [absenceLine(found.absence)], absence: found.absence }
    if (found.kind !== 'rule') return found
    const { rules } = found
    const tried = await tryOnPast(db, scope, { rules, isOfCompany, zone })
    return {
      kind: 'rule',
      lines: rules.map((rule) => inPlainWords(rule)),
      tried: { ...tried, words: triedWords(tried) },
    }
  }

  async function requireRules(scope: Scope, words: string) {
    const { read: found } = await read(scope, words)
    if (found.kind === 'absence') throw new AppError('invalid', AN_ABSENCE)
    if (found.kind !== 'rule') throw new AppError('invalid', found.text)
    return { words, rules: found.rules, senderKeys: keysOf(found.rules) }
  }

  return [
    serve(contract.listRules, async ({ scope }) => ({
      rules: (await listRules(db, scope)).map((row) => shown(row, scope)),
      mayMakeForCompany: scope.companyId !== 0 && scope.role === 'admin',
    })),
    serve(contract.tryRule, ({ scope, body }) => understood(scope, body)),
    serve(contract.createRule, async ({ scope, body }) => {
      requireMay(scope, body.isOfCompany)
      const made = await requireRules(scope, body.words)
      if ((await countOwnRules(db, scope)) >= MOST_RULES)
        throw new AppError('conflict', `There can be at most ${MOST_RULES} rules; delete one first`)
      return shown(await insertRule(db, scope, { ...made, isOfCompany: body.isOfCompany }, clock()), scope)
    }),
    serve(contract.changeRule, async ({ scope, params, body }) => {
      const change = {
        ...(body.words === undefined ? {} : await requireRules(scope, body.words)),
        ...(body.isOn === undefined ? {} : { isOn: body.isOn }),
      }
      const row = await changeRule(db, scope, params.id, { ...change, updatedAt: clock() })
      if (!row) throw notFound()
      return shown(row, scope)
    }),
    serve(contract.deleteRule, async ({ scope, params }) => {
      if (!(await dropRule(db, scope, params.id))) throw notFound()
      return { success: true as const }
    }),
  ]
}

function shown({ id, words, rules, isOn, isOfCompany, userId }: RuleRow, scope: Scope): contract.ShownRule {
  const mayChange = isOfCompany ? scope.role === 'admin' : userId === scope.userId
  return { id, words, lines: rules.map((rule) => inPlainWords(rule)), isOn, isOfCompany, mayChange }
}
