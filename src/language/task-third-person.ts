// Reads what others are to do ("Jonas will book the room") and what is to be done ("the venue must be booked").
import { baseOfVerb } from './action-verbs.ts'
import { namedIn } from './addressee.ts'
import type { Clause } from './clause.ts'
import { matchPerson, type Person } from './people.ts'
import { IDLE, startsWithVerb } from './task-words.ts'

const THIRD =
  /^(?:and |so |also |then )?((?:\p{Lu}[\p{L}'-]+)(?: \p{Lu}[\p{L}'-]+){0,2}|@[\p{L}\p{N}._-]+)(?: and ((?:\p{Lu}[\p{L}'-]+)(?: \p{Lu}[\p{L}'-]+)?))? (said|says|promised|agreed|offered|volunteered|mentioned|wrote|has agreed|has offered|has promised|will|'ll|to|should|needs to|need to|must|has to|have to|is going to|are going to|shall|can|could|please|is to|are to|takes care of|take care of|is responsible for|owns|takes)\b[ :,]*(.*)$/su

/** "Jonas will book the room", "Alice to draft the plan", "Mei said “I'll call them”": only for people on the mail. */
export function thirdPerson(plain: string, people: readonly Person[], author: Person): Clause | null {
  const match = THIRD.exec(plain)
  if (!match) return null
  const doers = [match[1], match[2]].flatMap((name) => (name ? [matchPerson(name, people)] : []))
  const known = doers.flatMap((person) => (person ? [person] : []))
  if (known.length !== doers.length) return null
  const how = (match[3] ?? '').toLowerCase()
  const rest = (match[4] ?? '').replace(/^to /, '')
  if (/^(?:said|says|promised|mentioned|wrote|agreed|offered)/.test(how)) return reported(known, rest)
  if (/^(?:takes? care of|is responsible for|owns)/.test(how)) {
    return { act: 'request', actor: known, phrase: `take care of ${rest}`, confidence: 0.84 }
  }
  if (how === 'takes') return { act: 'request', actor: known, phrase: `take ${rest}`, confidence: 0.75 }
  if (/\?\s*$/.test(plain) || IDLE.test(rest) || !startsWithVerb(rest)) return null
  const own = known.length === 1 && known[0]?.email === author.email
  const soft = how === 'can' || how === 'could' ? 0.66 : 0.88
  return {
    act: own || how === 'will' ? 'commitment' : 'request',
    actor: known,
    phrase: rest,
    confidence: soft,
  }
}

/** An item of a list that says who does what: "Jonas books the room"; only for people on the mail. */
export function assigned(plain: string, people: readonly Person[], author: Person): Clause | null {
  const [, name = '', verb = '', rest = ''] = /^(\p{Lu}[\p{L}'-]+) (\p{L}+s) (.+)$/su.exec(plain) ?? []
  const doer = matchPerson(name, people)
  const base = baseOfVerb(verb)
  if (!doer || base === null || base === verb || /\?\s*$/.test(rest)) return null
  const act = doer.email === author.email ? 'commitment' : 'request'
  return { act, actor: [doer], phrase: `${base} ${rest}`, confidence: 0.72 }
}

function reported(doers: Person[], rest: string): Clause | null {
  const said =
    /(?:that )?["“”']?(?:i'll|i will|i'm going to|i can|he'll|he will|she'll|she will|they'll|they will|he would|she would|they would|he'd|she'd|they'd|to)\s+(.*)$/is.exec(
      rest,
    )
  const phrase = (said?.[1] ?? rest).replace(/["”']+\s*[.!]?$/, '')
  if (!startsWithVerb(phrase) || IDLE.test(phrase)) return null
  return { act: 'commitment', actor: doers, phrase, confidence: 0.82 }
}

const PASSIVE =
  /^(?:and |but |also |then |so )?((?:the|our|your|all|a|an|this|these|those|that) [^,.;:?!]{2,60}?|\p{Lu}?[\p{L}' -]{3,40}?) (?:still |also |urgently )?(?:needs? to be|must be|has to be|have to be|should be|is to be|are to be) (?:urgently |finally |then )?(\p{L}+)(.*)$/su

const GERUND =
  /^(?:and |but |also |then |so )?((?:the|our|your|all|a|an|this|these|those|that) [^,.;:?!]{2,60}?|\p{Lu}?[\p{L}' -]{3,40}?) (?:still |also |urgently |really )?needs? (\p{L}+ing)((?=\s*(?:[.,!?;]|$)|\s+(?:by|before|until|on|at|this|next|today|tomorrow|again|soon|too|urgently|asap|as)\b).*)$/su

/** "The venue needs to be booked by Friday" -> "book the venue by Friday"; "the windows need cleaning" alike. */
export function passiveNeed(plain: string): Clause | null {
  const match =
    (plain.includes(' be ') && PASSIVE.exec(plain)) || (plain.includes(' need') && GERUND.exec(plain))
  if (!match) return null
  const base = baseOfVerb((match[2] ?? '').toLowerCase())
  if (
    base === null ||
    base === 'be' ||
    (base === (match[2] ?? '').toLowerCase() && !/^(?:set|cut|put|read|let|run|split)$/.test(base))
  )
    return null
  const thing = (match[1] ?? '').replace(/^(The|Our|Your|All|A|An|This|These|Those|That)\b/, (word) =>
    word.toLowerCase(),
  )
  const should = /should be/i.test(match[0]) ? 0.6 : 0.74
  if (/^(?:if|when|once|that|which|until|unless) /i.test(thing)) return null
  const noun = thing.replace(/ \p{L}+(?:s|ed) (?:on|in|at|by|to)\b.*$/u, '')
  if (/^(?:it|this|that|they|there|he|she|we|you|i|what|which)$/i.test(thing)) return null
  return {
    act: 'request',
    actor: 'reader',
    phrase: `${base} ${noun}${(match[3] ?? '').replace(/^ before (?:that|then)\b/, '')}`,
    confidence: should,
  }
}

/** "Jonas soll die Schilder drucken", "Mei doit appeler le client". */
export function readTold(body: string, everyone: readonly Person[]): Clause | null {
  const match =
    /^(\p{Lu}[\p{L}'’-]+) (?:soll|sollte|muss|doit|devrait|debe|deve|moet)\s+(.{3,200}?)[.!]*$/u.exec(body)
  const people = match ? namedIn(match[1] ?? '', everyone) : []
  return people.length > 0
    ? { act: 'request', actor: people, phrase: match?.[2] ?? '', confidence: 0.84 }
    : null
}
