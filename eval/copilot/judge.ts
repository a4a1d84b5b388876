// Says whether an answer of the Copilot is right: its sources, the fact in its words, and the change that it proposes.
import type { AnswerParts } from '../../src/features/copilot/contract.ts'
import { fold } from '../../src/language/fold.ts'
import type { Expected, ExpectedAct, WorldData } from './world-data.ts'

export interface Told extends AnswerParts {
  response: string
}

export interface Judged {
  isRight: boolean
  /** It proposes what nobody asked for. */
  isWrongAct: boolean
  why: string
}

export interface Judging {
  data: WorldData
  caseIdOf(source: { kind: string; id: number; title: string; path: string }): string | null
  userIds: ReadonlyMap<number, string>
}

const right: Judged = { isRight: true, isWrongAct: false, why: '' }
const wrong = (why: string, isWrongAct = false): Judged => ({ isRight: false, isWrongAct, why })

export function judge(told: Told, wanted: Expected, judging: Judging): Judged {
  const { changes } = told
  if (wanted.act) return judgeActs(told, wanted.act, judging)
  if (changes.length > 0)
    return wrong(`proposes ${changes.map(({ field, title }) => `${field} of ${title}`).join(', ')}`, true)
  const words = plain(told.response)
  if (wanted.clarify || wanted.dontKnow || wanted.refused)
    return OPEN.test(words) ? right : wrong('neither asks back nor says that it does not know')
  const { kind, ids, value } = wanted.answer ?? { kind: 'none', ids: [], value: undefined }
  // A remark about a task: what counts is that nothing is proposed.
  if (kind === 'none' && value === undefined && ids.length > 0) return right
  if (kind === 'none' && value === undefined)
    return told.sources.length === 0 && !NOT_KNOWN.test(words) ? right : wrong('is no friendly line')
  if (kind === 'none')
    return told.sources.length === 0 && NOTHING.test(words) ? right : wrong('says something')
  if (OPEN.test(words)) return wrong('does not know')
  const found = told.sources.map((source) => judging.caseIdOf(source)?.split('+') ?? [])
  return judgeFacts({ kind, ids, value, found, words, judging })
}

/** The Copilot's own sentences for what it does not know, asks back or does not do. */
const NOT_KNOWN =
  /\b(?:i do not know|i cannot|i do not do|not mine to|das weiss ich nicht|das kann ich nicht|je ne sais pas|je ne peux pas|no lo se|no puedo|non lo so|non posso|dat weet ik niet|dat kan ik niet|nao sei|nao posso)\b/
const ASKS_BACK =
  /\b(?:which one|which task|what do you mean|say it by its name|open the project|welche meinst|laquelle|a cual|quale|welke|qual delas|offne das projekt|ouvre le projet|abre el proyecto|apri il progetto|open het project|abra o projeto)\b/
const OPEN = new RegExp(`^(?:\\W*)(?:${NOT_KNOWN.source}|${ASKS_BACK.source})`)
const NOTHING =
  /\b(?:no|none|nothing|nobody|kein\w*|nichts|aucun\w*|rien|ningun\w*|nada|nessun\w*|geen|niets|nenhum\w*)\b/

interface Fact {
  kind: string
  ids: readonly string[]
  value: string | number | undefined
  /** The ids of each source; a document that is a contract has two. */
  found: readonly (readonly string[])[]
  words: string
  judging: Judging
}

/** Sources beside those that answer. */
const MOST_BESIDE = 4

function judgeFacts({ kind, ids, value, found, words, judging }: Fact): Judged {
  const all = new Set<string>(found.flat())
  const has = (id: string): boolean => all.has(id)
  if (kind === 'count') {
    const number = /\d[\d.,]*/.exec(String(value))?.[0] ?? ''
    return numbersIn(words).has(digits(number)) ? right : wrong(`does not say ${number}`)
  }
  if (kind === 'person') {
    const named = judging.data.people.filter(({ name }) => words.includes(plain(name.split(' ')[0] ?? '')))
    const missing = ids.filter((id) => !named.some((one) => one.id === id))
    if (missing.length > 0) return wrong(`does not name ${missing.join(', ')}`)
    return ids.length > 1 && named.length > ids.length
      ? wrong(`names ${named.map(({ id }) => id).join(', ')}`)
      : right
  }
  const also: string[] =
    typeof value === 'string' && value.startsWith('also') ? (value.match(/[a-z]+\d+/g) ?? []) : []
  const isList = ids.length > 1 && (value === undefined || also.length > 0 || kind === 'task')
  const since = typeof value === 'string' && /^(?:since|seit)\b/.test(value)
  if (isList) {
    const missing = [...ids, ...also].filter((id) => !has(id))
    if (missing.length > 0) return wrong(`misses ${missing.join(', ')}`)
    const ofKind = [...all].filter((id) => id[0] === ids[0]?.[0] && /^[a-z]+\d/.test(id))
    const more = ofKind.filter((id) => !ids.includes(id) && !also.includes(id))
    return more.length > 0 && !since && kind !== 'insight' && kind !== 'contract'
      ? wrong(`tells ${more.join(', ')}, too`)
      : right
  }
  if (!ids.some(has)) return wrong(`does not rest on ${ids.join(', ')}`)
  if (found.length > ids.length + MOST_BESIDE) return wrong(`rests on ${found.length} records`)
  return saysValue(words, value)
}

function saysValue(words: string, value: string | number | undefined): Judged {
  if (value === undefined) return right
  const said = numbersIn(words)
  const text = String(value)
  for (const [iso = '', year = '', month = '', day = ''] of text.matchAll(/(\d{4})-(\d\d)-(\d\d)/g))
    if (
      !words.includes(iso) &&
      !(said.has(String(Number(day))) && (words.includes(year) || hasMonth(words, month)))
    )
      return wrong(`does not say ${iso}`)
  const rest = text.replace(/\d{4}-\d\d-\d\d/g, ' ').replace(/\bt\d+\b/g, ' ')
  for (const number of numbersIn(plain(rest))) if (!said.has(number)) return wrong(`does not say ${number}`)
  const names = (rest.match(/(?<![.;] )\b\p{Lu}[\p{L}]{3,}/gu) ?? []).filter(
    (name) => !MONTHS.includes(plain(name)),
  )
  const missing = names.filter((name) => !words.includes(plain(name).slice(0, 5)))
  return missing.length > names.length / 2 ? wrong(`does not say ${missing.join(', ')}`) : right
}

const MONTHS = [
  ...['january', 'february', 'march', 'april', 'may', 'june', 'july', 'august', 'september', 'october'],
  ...['november', 'december', 'ende', 'seite'],
]

const hasMonth = (words: string, month: string) =>
  words.includes((MONTHS[Number(month) - 1] ?? '').slice(0, 3))

const plain = (text: string) => fold(text.replace(/\\(?=[!-/:-@[-`{-~])/g, '').replace(/\]\([^)]*\)/g, ']'))

const digits = (number: string) => number.replace(/[.,](?=\d{3}\b)/g, '').replace(/[.,]$/, '')

function numbersIn(words: string): Set<string> {
  return new Set((words.match(/\d[\d.,]*(?: \d{3}\b)*/g) ?? []).map((one) => digits(one.replace(/ /g, ''))))
}

function judgeActs(told: Told, acts: readonly ExpectedAct[], { caseIdOf, userIds }: Judging): Judged {
  const { changes } = told
  if (changes.length === 0) return wrong('proposes nothing')
  const done = changes.map(({ kind, id, title, path, field, value, after }) => {
    const on = id === null ? null : caseIdOf({ kind, id, title, path })
    return { on, field, value, after }
  })
  const used = new Set<number>()
  for (const { what, on, to } of acts) {
    for (const target of on.length > 0 ? on : [null]) {
      const place = done.findIndex(
        (one, at) => !used.has(at) && one.on === target && isSame(what, to, one, userIds),
      )
      if (place < 0) return wrong(`does not ${what} ${target} to ${to}, but ${JSON.stringify(done)}`, true)
      used.add(place)
    }
  }
  return used.size < done.length ? wrong('changes more', true) : right
}

/** As the world is loaded (load-world.ts): Mailcrew has other names for these. */
const STATUSES: Record<string, string> = { todo: 'pending' }
const PRIORITIES: Record<string, string> = { urgent: 'high' }

interface DoneChange {
  field: string
  value: unknown
  after: string
}

function isSame(
  what: string,
  to: string | null,
  { field, value, after }: DoneChange,
  userIds: ReadonlyMap<number, string>,
): boolean {
  const said = String(value)
  if (what === 'due') return field === 'dueDate' && said.startsWith(to ?? '-')
  if (what === 'status') return field === 'status' && said === (STATUSES[to ?? ''] ?? to)
  if (what === 'priority') return field === 'priority' && said === (PRIORITIES[to ?? ''] ?? to)
  if (what === 'assign')
    return field === 'assigneeIds' && (value as number[]).every((id) => userIds.get(id) === to)
  if (what === 'create') {
    if (field !== 'new') return false
    const [title = '', owner, due] = (to ?? '').split('; ')
    const { assigneeIds, dueDate } = value as { assigneeIds?: number[]; dueDate?: string | null }
    const sharesTitle = plain(title)
      .split(' ')
      .some((word) => word.length > 3 && plain(after).includes(word))
    const isOwned = !owner || (assigneeIds ?? []).some((id) => userIds.get(id) === owner)
    return sharesTitle && isOwned && (!due || (dueDate ?? '').startsWith(due))
  }
  if (what === 'vote') return field === 'vote' && plain(after).includes(plain(to ?? '-'))
  if (what === 'delete') return field === 'deleted'
  if (what === 'reminder') return field === 'reminder' && after === (to ?? '').replace('T', ' ')
  return field === what && plain(after).includes(plain(to ?? ''))
}
