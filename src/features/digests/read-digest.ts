// Reads a thread into a digest without a model: it chooses sentences, and writes none.
import { readCommands } from '../../language/commands.ts'
import { fold } from '../../language/fold.ts'
import { readTasks } from '../../language/tasks/read.ts'
import { answersIn } from './answers.ts'
import { decisionsOf, isOvertaken } from './decisions.ts'
import { checkedLines, type DigestLine, type DigestProposal, type LineKind } from './digest.ts'
import { keyPoints } from './key-points.ts'
import { type Said, spokenIn } from './said.ts'
import { asks, saysDecision, wantsAnswer } from './sentence-kinds.ts'
import { isAnswered, isDone, type Told } from './settled.ts'
import { type StoredMail, type ThreadMail, threadOf } from './thread.ts'
import { contentWords } from './words.ts'

/** Plain data, which can be read in another thread. */
export interface ThreadToRead {
  /** Oldest first; the last is the mail that asks. */
  mails: StoredMail[]
  zone: string
  /** Its text took too long to read. */
  commandsOnly: boolean
  /** Domain of the agents: what they write is no part of a thread. */
  ourDomain: string
  /** Address of the person who asks. */
  reader: string
}

/** Lines of one kind; a digest is shorter than its thread. */
const MOST_OF_A_KIND = 12
/** A thread of two mails may say more than two things. */
const FEWEST_POINTS = 4

export function readDigest(given: ThreadToRead): DigestProposal {
  const { mails, zone, commandsOnly, ourDomain, reader } = given
  const { commands } = readCommands(mails.at(-1)?.text ?? '')
  if (commandsOnly) return { commands, thread: [], lines: [], answers: [] }
  const thread = threadOf(mails, ourDomain)
  const answers = answersIn(readCommands(mails.at(-1)?.request ?? '').rest, thread, reader)
  return { commands, thread, lines: linesOf(thread, zone), answers }
}

export function linesOf(thread: readonly ThreadMail[], zone: string): DigestLine[] {
  const { lines: all, everything } = spokenIn(thread)
  const told: Told = { all: everything, thread }
  const taken = new Set<Said>()
  const lines: DigestLine[] = []
  const take = (kind: LineKind, said: Said, more: Partial<DigestLine> = {}) => {
    if (taken.has(said) || lines.filter((line) => line.kind === kind).length >= MOST_OF_A_KIND) return
    taken.add(said)
    lines.push({ kind, sentence: said.whole, mail: said.mail, owners: [], due: null, ...more })
  }
  const decisions = decisionsOf(all, told)
  for (const said of decisions) take('decision', said)
  for (const said of all) if (saysDecision(said.text)) taken.add(said)
  for (const { said, owners, due, isSettled } of openWork(all, told, zone)) {
    if (isSettled) taken.add(said)
    else take('open', said, { owners, due })
  }
  for (const said of all) if (wantsAnswer(said.text) && !isAnswered(said, told)) take('question', said)
  for (const said of all) if (isOvertaken(said, decisions)) taken.add(said)
  const sentences = all.filter((said) => !taken.has(said) && /[.!]$/.test(said.text)).length
  const most = Math.min(MOST_OF_A_KIND, Math.max(Math.min(sentences, FEWEST_POINTS), thread.length))
  for (const said of keyPoints(all, taken, most)) take('point', said)
  return checkedLines(withoutRepeats(lines), thread)
}

/** A sentence that another line brings along is no line of its own. */
function withoutRepeats(lines: readonly DigestLine[]): DigestLine[] {
  return lines.filter(
    (line) =>
      !lines.some(
        (other) =>
          other.mail === line.mail &&
          other.sentence !== line.sentence &&
          other.sentence.includes(line.sentence),
      ),
  )
}

interface Work {
  said: Said
  owners: string[]
  due: string | null
  /** Somebody has done it since: it is no line at all. */
  isSettled: boolean
}

/** What somebody asked for or promised. */
function openWork(all: readonly Said[], told: Told, zone: string): Work[] {
  return told.thread.flatMap(({ text, from, to, at }, mail) => {
    if (at === null || from.email === null) return openRequests(mail, all, told)
    const people = to.flatMap(({ email, name }) => (email === null ? [] : [{ email, name }]))
    const author = { email: from.email, name: from.name }
    const more = { cc: [], subject: '', sentAt: new Date(at), zone, mailPriority: null }
    const asked = readTasks({ text, author, to: people, ...more }).flatMap((task): Work[] => {
      if (task.confidence < SURE) return []
      const said = all.find((one) => one.mail === mail && isPart(one.text, task.evidence.sentence))
      // A mere question is a line of its own, where nobody answered it.
      if (!said || (asks(said.text) && !requests(said.text))) return []
      if (STATES.test(fold(said.text))) return []
      const { assignees: owners } = task
      const isSettled = isDone(said, contentWords(task.title), owners, told)
      return [{ said, owners, isSettled, due: BINDS.test(fold(said.text)) ? task.dueDate : null }]
    })
    const known = new Set(asked.map(({ said }) => said))
    return asked.concat(promisedWork(mail, all, told).filter(({ said }) => !known.has(said)))
  })
}

/** "I'll ask them": short, and its author owes it. */
function promisedWork(mail: number, all: readonly Said[], told: Told): Work[] {
  const { email = null } = told.thread[mail]?.from ?? {}
  const owners = email === null ? [] : [email]
  return all
    .filter((one) => one.mail === mail && OWN_PROMISE.test(one.text.replaceAll('\u2019', "'")))
    .filter((one) => one.text.split(/\s+/).length <= SHORT_PROMISE)
    .map((said) => ({ said, owners, due: null, isSettled: isDone(said, said.words, owners, told) }))
}

const SHORT_PROMISE = 10
/** Of the writer alone. */
const OWN_PROMISE =
  /^(?:(?:ok|okay|yes|sure|fine),? )?(?:I'll|I will|[Ii]ch (?:frage|melde|schicke|rufe|k\u00fcmmere)|[Jj]e vais|[Vv]oy a|[Ii]k (?:vraag|bel|stuur|zal)|[Vv]ou) (?!be\b|not\b|have to\b|see\b|miss\b)/u

/** Less than a task takes: the line is the sentence itself, which says what it leaves open. */
const SURE = 0.6

/** An opinion, an offer or a fact is nobody's work, though it speaks of work; of folded text. */
const STATES =
  /^(?:i|we)(?:'d| would| can| could| think| suspect| guess| believe) |\bplease find\b|\bwould you like\b/

/** What makes a day of a sentence the last one of its work. */
const BINDS =
  /\b(?:by|before|until|till|due|deadline|later than|end of|today|tonight|tomorrow|this|next|bis|vor|spatestens|heute|morgen|diese|nachste|avant|d'ici|aujourd'hui|demain|antes|hoy|manana|entro|prima|oggi|domani|voor|uiterlijk|vandaag|ate|hoje|amanha|do|przed|jutro|dzis)\b/

/** Of folded text. */
const REQUEST = /\b(?:please|(?:can|could|will|would) you|i(?:'ll| will)|bitte|kannst du|konnen sie)\b/

const requests = (sentence: string) => REQUEST.test(fold(sentence))

/** Of a mail that is only quoted neither the day nor the readers are known. */
function openRequests(mail: number, all: readonly Said[], told: Told): Work[] {
  return all
    .filter((one) => one.mail === mail && requests(one.text))
    .map((said) => ({ said, owners: [], due: null, isSettled: isDone(said, said.words, [], told) }))
}

const isPart = (one: string, other: string) => one.includes(other) || other.includes(one)
