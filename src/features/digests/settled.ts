// Whether later mails settled what an earlier one asked: a question by an answer, a task by a report.
import { fold } from '../../language/fold.ts'
import type { Said } from './said.ts'
import { answersAtOnce, asks, saysDone } from './sentence-kinds.ts'
import { authorOf, type ThreadMail } from './thread.ts'
import { contentWords, shared } from './words.ts'

/** All that was said, with short sentences and frames too: "Certificate attached." is a report. */
export interface Told {
  all: readonly Said[]
  thread: readonly ThreadMail[]
}

/** Of work: its owner or anybody reports it, or says later what it asks to find out. */
export function isDone(
  asked: Said,
  title: ReadonlySet<string>,
  owners: readonly string[],
  told: Told,
): boolean {
  const { all, thread } = told
  const enquires = ENQUIRY.test(fold(asked.text))
  return all.some((one) => {
    if (one.mail <= asked.mail || asks(one.text)) return false
    const isOwner = owners.includes(thread[one.mail]?.from.email ?? '')
    const ofAsked = shared(asked.words, one.words)
    if (saysDone(one.text))
      return ofAsked >= 2 || shared(title, one.words) >= (isOwner ? 1 : Math.min(2, title.size))
    // The owner speaks of the matter as it is now, and not of what is to come.
    if (isOwner && ofAsked >= 2 && !AHEAD.test(fold(one.text))) return true
    return enquires && ofAsked >= 2
  })
}

const AHEAD =
  /\b(?:will|shall|(?:i|we)'ll|going to|werde|wird|werden|vais|allons|voy a|vamos a|zal|zullen|vou|bede)\b/

/** Work that ends with what somebody says. */
const ENQUIRY =
  /\b(?:find out|let (?:me|us) know|tell (?:me|us)|check|ask|confirm|frag\w{0,3}|sag mir|gib\w{0,2} bescheid|klar\w{0,2}|demander|dis-moi|verifi\w{0,4})\b/

/** Somebody else says something of the matter since, or the next mail begins with an answer. */
export function isAnswered(asked: Said, { all, thread }: Told): boolean {
  const asker = authorOf(thread[asked.mail])
  const later = all.filter((one) => one.mail > asked.mail && authorOf(thread[one.mail]) !== asker)
  const isWho = WHO.test(fold(asked.text))
  const least = isWho && asked.words.size > 2 ? 2 : 1
  if (later.some((one) => !asks(one.text) && shared(asked.words, one.words) >= least)) return true
  const next = thread[asked.mail + 1]
  if (next === undefined || authorOf(next) === asker) return false
  if (!INTERROGATIVE.test(fold(asked.text)) && answersAtOnce(next.text)) return true
  if (isTold(asked, { all, thread })) return true
  return isCalled(asked, next) && !asks(all.find((one) => one.mail === asked.mail + 1)?.text ?? '')
}

/** Between two people, the one question of a mail is answered where the reply states something. */
function isTold(asked: Said, { all, thread }: Told): boolean {
  if (new Set(thread.map(authorOf)).size !== 2) return false
  const asking = all.filter((one) => one.mail === asked.mail && asks(one.text))
  const replied = all.filter((one) => one.mail === asked.mail + 1 && !asks(one.text) && one.words.size > 2)
  return asking.length === 1 && replied.length > 0 && !DELAYS.test(fold(replied[0]?.text ?? ''))
}

/** "I will find out" leaves it open. */
const DELAYS =
  /\b(?:find out|look into|get back to you|let you know|come back to you|ask (?:him|her|them)|not sure|don't know|klare das|melde mich|weiss (?:ich|es) (?:noch )?nicht|je me renseigne|je ne sais pas|me informo|no lo se|mi informo|non lo so|zoek het uit|weet (?:ik|het) niet|vou ver|nao sei)\b/

const WHO = /\b(?:who|wer|qui|quien|chi|wie|quem|kto)\b/
const INTERROGATIVE =
  /\b(?:who|whose|when|where|which|how|wer|wann|wo|wie|welche[rsnm]?|qui|quand|combien|quien|cuando|chi|quando|quem|kto|kiedy)\b/

/** The question calls the author of the next mail by name. */
function isCalled(asked: Said, next: ThreadMail): boolean {
  const name = [...contentWords(next.from.name?.split(' ')[0] ?? '')][0]
  return name !== undefined && asked.words.has(name)
}
