// Reads a thread into a digest without a model: it chooses sentences, and writes none.
import { readCommands } from '../../language/commands.ts'
import { fold } from '../../language/fold.ts'
import { readTasks } from '../../language/tasks/read.ts'
import { checkedLines, type DigestLine, type DigestProposal, type LineKind } from './digest.ts'
import { keyPoints } from './key-points.ts'
import { type Said, sentencesOf } from './said.ts'
import { answersAtOnce, asks, saysDecision, saysDone } from './sentence-kinds.ts'
import { type StoredMail, type ThreadMail, threadOf } from './thread.ts'
import { contentWords, shared } from './words.ts'

/** Plain data, which can be read in another thread. */
export interface ThreadToRead {
  /** Oldest first; the last is the mail that asks. */
  mails: StoredMail[]
  zone: string
  /** Its text took too long to read. */
  commandsOnly: boolean
}

/** Lines of one kind; a digest is shorter than its thread. */
const MOST_OF_A_KIND = 12

export function readDigest({ mails, zone, commandsOnly }: ThreadToRead): DigestProposal {
  const { commands } = readCommands(mails.at(-1)?.text ?? '')
  if (commandsOnly) return { commands, thread: [], lines: [] }
  const thread = threadOf(mails)
  return { commands, thread, lines: linesOf(thread, zone) }
}

export function linesOf(thread: readonly ThreadMail[], zone: string): DigestLine[] {
  const all = sentencesOf(thread)
  const taken = new Set<Said>()
  const lines: DigestLine[] = []
  const take = (kind: LineKind, said: Said, more: Partial<DigestLine> = {}) => {
    if (taken.has(said) || lines.filter((line) => line.kind === kind).length >= MOST_OF_A_KIND) return
    taken.add(said)
    lines.push({ kind, sentence: said.text, mail: said.mail, owners: [], due: null, ...more })
  }
  for (const said of all) if (saysDecision(said.text)) take('decision', said)
  for (const { said, owners, due } of openWork(thread, all, zone)) take('open', said, { owners, due })
  for (const said of all) if (asks(said.text) && !isAnswered(said, all, thread)) take('question', said)
  const most = Math.min(MOST_OF_A_KIND, Math.max(1, thread.length))
  for (const said of keyPoints(all, taken, most)) take('point', said)
  return checkedLines(lines, thread)
}

interface Work {
  said: Said
  owners: string[]
  due: string | null
}

/** What somebody asked for or promised, and nobody has said to be done since. */
function openWork(thread: readonly ThreadMail[], all: readonly Said[], zone: string): Work[] {
  return thread.flatMap(({ text, from, to, at }, mail) => {
    if (at === null || from.email === null) return openRequests(mail, all)
    const people = to.flatMap(({ email, name }) => (email === null ? [] : [{ email, name }]))
    const author = { email: from.email, name: from.name }
    const more = { cc: [], subject: '', sentAt: new Date(at), zone, mailPriority: null }
    return readTasks({ text, author, to: people, ...more }).flatMap((task): Work[] => {
      if (task.confidence < SURE) return []
      const said = all.find((one) => one.mail === mail && isPart(one.text, task.evidence.sentence))
      // A mere question is a line of its own, where nobody answered it.
      if (!said || (asks(said.text) && !requests(said.text))) return []
      if (isDone(contentWords(task.title), said, all)) return []
      return [{ said, owners: task.assignees, due: task.dueDate }]
    })
  })
}

/** Less than a task takes: the line is the sentence itself, which says what it leaves open. */
const SURE = 0.6

/** Of folded text. */
const REQUEST = /\b(?:please|(?:can|could|will|would) you|i(?:'ll| will)|bitte|kannst du|konnen sie)\b/

const requests = (sentence: string) => REQUEST.test(fold(sentence))

/** Of a mail that is only quoted neither the day nor the readers are known. */
function openRequests(mail: number, all: readonly Said[]): Work[] {
  return all
    .filter((one) => one.mail === mail && requests(one.text) && !isDone(one.words, one, all))
    .map((said) => ({ said, owners: [], due: null }))
}

const isPart = (one: string, other: string) => one.includes(other) || other.includes(one)

function isDone(words: ReadonlySet<string>, asked: Said, all: readonly Said[]): boolean {
  return all.some(
    (one) =>
      one.mail > asked.mail && shared(words, one.words) >= Math.min(2, words.size) && saysDone(one.text),
  )
}

/** Somebody else has said something of the matter since, or begins with an answer right below it. */
function isAnswered(asked: Said, all: readonly Said[], thread: readonly ThreadMail[]): boolean {
  const asker = thread[asked.mail]?.from.email
  const later = all.filter((one) => one.mail > asked.mail && thread[one.mail]?.from.email !== asker)
  const matches = (count: number) => count >= 2 || (count === 1 && asked.words.size <= 2)
  if (later.some((one) => matches(shared(asked.words, one.words)) && !asks(one.text))) return true
  const next = thread[asked.mail + 1]
  return next !== undefined && next.from.email !== asker && answersAtOnce(next.text)
}
