// Finds the existing task that a reply means by number, by its words, or because only one fits.

import { keywordsOf } from './keywords.ts'
import { baseOfVerb } from './lexicon/en/verbs.ts'

export interface KnownTask {
  number: number
  title: string
  assignees: string[]
  status: string
  /** What the status means; pending where it is left out. */
  state?: 'pending' | 'progress' | 'blocked' | 'done'
  /** 'YYYY-MM-DD' */
  dueDate?: string | null
  /** It is due again and again. */
  repeats?: boolean
}

/** How a sentence points at tasks: numbers, all of them, some of their words, or only "it" or nothing. */
export type Target =
  | { by: 'number'; numbers: number[] }
  | { by: 'all'; except?: number[] }
  | { by: 'words'; words: string; verb: string | null }
  | { by: 'context'; verb?: string }
  | { by: 'title'; fits: (title: string) => boolean }

export interface Match {
  tasks: number[]
  /** Set when more than one fits and only one can be meant. */
  candidates: number[]
}

/** Verbs that report the same work. */
const SAME_VERB: readonly (readonly string[])[] = [
  [
    'send',
    'forward',
    'mail',
    'email',
    'share',
    'deliver',
    'submit',
    'dispatch',
    'resend',
    'ship',
    'provide',
    'fax',
    'give',
    'distribute',
    'circulate',
  ],
  ['book', 'reserve', 'arrange', 'organise', 'organize', 'schedule', 'set', 'plan'],
  ['call', 'phone', 'ring', 'contact', 'ping', 'reach', 'speak', 'talk', 'ask'],
  ['fix', 'repair', 'resolve', 'solve', 'correct', 'debug', 'patch'],
  [
    'write',
    'draft',
    'prepare',
    'create',
    'make',
    'compose',
    'build',
    'produce',
    'compile',
    'design',
    'document',
  ],
  ['review', 'check', 'read', 'verify', 'validate', 'proofread', 'look', 'test', 'confirm', 'approve'],
  ['update', 'change', 'edit', 'revise', 'amend', 'modify', 'adjust', 'refresh'],
  ['buy', 'order', 'purchase', 'get', 'procure'],
  ['pay', 'settle', 'transfer'],
  ['publish', 'post', 'release', 'launch', 'deploy', 'upload'],
  ['invite', 'notify', 'inform', 'tell', 'remind'],
  ['clean', 'tidy', 'remove', 'delete', 'archive'],
]
const GENERIC = new Set([
  'do',
  'finish',
  'complete',
  'close',
  'resolve',
  'handle',
  'take',
  'sort',
  'wrap',
  'start',
  'begin',
  'be',
  'have',
  'work',
  'settle',
  'deliver',
])

export function sameVerb(a: string, b: string): boolean {
  return a === b || SAME_VERB.some((group) => group.includes(a) && group.includes(b))
}

/** Resolves a target among the tasks that it may mean; `context` is the task spoken of just before. */
export function matchTarget(target: Target, tasks: readonly KnownTask[], context: number | null): Match {
  if (target.by === 'all') {
    const left = tasks.filter(({ number }) => !(target.except ?? []).includes(number))
    return { tasks: left.map(({ number }) => number), candidates: [] }
  }
  if (target.by === 'number') {
    const known = target.numbers.filter((number) => tasks.some((task) => task.number === number))
    return { tasks: known, candidates: [] }
  }
  if (target.by === 'words') return matchWords(target.words, target.verb, tasks)
  if (context !== null && tasks.some(({ number }) => number === context))
    return { tasks: [context], candidates: [] }
  const numbers = tasks.filter((task) => fits(target, task)).map(({ number }) => number)
  return numbers.length === 1 ? { tasks: numbers, candidates: [] } : { tasks: [], candidates: numbers }
}

function fits(target: Extract<Target, { by: 'context' | 'title' }>, task: KnownTask): boolean {
  if (target.by === 'title') return target.fits(task.title)
  return target.verb === undefined || sameVerb(target.verb, verbOf(task))
}

/** At least half of the words said must be words of the task; of several tasks the one with most of them. */
function matchWords(words: string, verb: string | null, tasks: readonly KnownTask[]): Match {
  const said = keywordsOf(words, baseOfVerb)
  if (said.size === 0) return { tasks: [], candidates: [] }
  const rated = tasks
    .map((task) => ({ task, score: overlap(said, verb, task) }))
    .filter(({ score }) => score > 0)
  const best = Math.max(0, ...rated.map(({ score }) => score))
  const fits = rated.filter(({ score }) => score >= best - 0.01).map(({ task }) => task.number)
  return fits.length === 1 ? { tasks: fits, candidates: [] } : { tasks: [], candidates: fits }
}

function overlap(said: ReadonlySet<string>, verb: string | null, task: KnownTask): number {
  const title = keywordsOf(task.title, baseOfVerb)
  const taskVerb = baseOfVerb(/^\p{L}+/u.exec(task.title.toLowerCase())?.[0] ?? '') ?? ''
  const things = [...said].filter((word) => !GENERIC.has(word))
  const common = things.filter((word) => title.has(word) || [...title].some((own) => near(own, word))).length
  if (common === 0 || common / Math.max(1, things.length) < 0.5) return 0
  if (verb !== null && !GENERIC.has(verb) && taskVerb !== '' && !sameVerb(verb, taskVerb)) return 0
  return common / Math.max(1, things.length) + common / Math.max(1, title.size)
}

function verbOf(task: KnownTask): string {
  return baseOfVerb(/^\p{L}+/u.exec(task.title.toLowerCase())?.[0] ?? '') ?? ''
}

/** "Cater" and "caterer", "translate" and "translation": one begins the other, but for the ending of a noun. */
function near(a: string, b: string): boolean {
  const [short, long] = a.length < b.length ? [a, b] : [b, a]
  if (short.length >= 4 && long.startsWith(short) && long.length - short.length <= 3) return true
  const root = rootOf(short)
  return root.length >= 4 && root === rootOf(long)
}

/** Without the ending that makes a noun of a verb, else without the verb's own last vowel or infinitive. */
function rootOf(word: string): string {
  const root = word.replace(
    /(?:ations?|itions?|ctions?|ions?|ements?|ments?|ances?|ungs?|ungen|aciones|acion|ccion|cion|azione|zione|acao|cao|ing)$/,
    '',
  )
  return root === word ? word.replace(/(?:ate|ieren|iere|cir|zir|ire|rre|en|er|ir|ar|e|a|o)$/, '') : root
}
