// Finds in a sentence the part that asks for work or promises it, and who is to do it.
import { actionVerbs, baseOfVerb } from './action-verbs.ts'
import { straighten } from './fold.ts'
import type { Act } from './intent.ts'
import type { Person } from './people.ts'
import { matchPerson } from './people.ts'

export interface Clause {
  act: Act
  /** Who does it: the reader, the writer, all of them, or a named participant. */
  actor: 'reader' | 'writer' | 'all' | Person[]
  /** From the verb on, with its objects: "send the deck by Friday". */
  phrase: string
  confidence: number
}

interface Opener {
  pattern: RegExp
  act: Act
  actor: 'reader' | 'writer' | 'all'
  confidence: number
  /** Put before the phrase where the opener itself bears the verb ("I need the report" -> "Provide the report"). */
  verb?: string
  /** The phrase begins with a gerund ("would you mind sending"). */
  gerund?: boolean
}

const SOFT = String.raw`(?:,? ?(?:please|pls|plz|kindly|perhaps|maybe|possibly|also|just|all|both|guys|then|still|quickly|already|urgently|each|at least|in the meantime|by any chance|therefore|again)\b,? )*`
const after = (opener: string) =>
  new RegExp(String.raw`(?:^|[\s,;:(–—-])(?:${opener})(?=[\s,:]|$)[\s,:]+${SOFT}`, 'i')

/** In order of trust; the first that matches wins. */
const OPENERS: readonly Opener[] = [
  {
    pattern: after(
      String.raw`(?:please |pls )?(?:don't|do not|never) forget (?:to|about|that you (?:need|have) to)|(?:please )?(?:remember|be reminded) to|(?:just )?(?:a )?(?:quick |friendly |gentle |kind |small )?reminder:? (?:please )?to`,
    ),
    act: 'request',
    actor: 'reader',
    confidence: 0.84,
  },
  {
    pattern: after(
      String.raw`(?:can|could|would|will) (?:you|u|ya|y'all|one of you|either of you|any of you|someone|somebody|anyone|anybody)(?: guys| all| two| both)?(?: be able to| be so kind as to| be kind enough to| have time to| manage to| be willing to| mind to| help (?:me |us )?(?:to )?)?`,
    ),
    act: 'request',
    actor: 'reader',
    confidence: 0.84,
  },
  {
    pattern: after(String.raw`(?:would|do) you mind|(?:can|could) i (?:trouble|bother) you (?:with|for)`),
    act: 'request',
    actor: 'reader',
    confidence: 0.8,
    gerund: true,
  },
  {
    pattern: after(
      String.raw`(?:are you able|would it be possible(?: for you)?|is it possible(?: for you)?|may i ask you|can i ask you|could i ask you|i(?: would|'d) (?:like to )?ask you|i(?:'m| am) asking you|i(?: would|'d) like (?:you|everybody|everyone|you all|all of you|you both)|i (?:want|need|expect) you|we (?:want|need|expect) you|you are (?:asked|requested|kindly asked)) to`,
    ),
    act: 'request',
    actor: 'reader',
    confidence: 0.84,
  },
  {
    pattern: after(
      String.raw`(?:it would be|it'd be|would be|that would be)(?: really| very| super)? (?:great|good|nice|helpful|wonderful|awesome|perfect|ideal|useful|best) if (?:you|someone|one of you)(?: guys)? (?:could|can|would)|(?:i|we)(?:'d| would)(?: really| very much| greatly)? (?:appreciate|be grateful|be glad|love|be happy)(?: it)? if you (?:could|can|would)|if you could|i wonder if you could|i was wondering if you (?:could|can)|i(?:'d| would) be grateful if you (?:could|would)|i hope you (?:can|could)`,
    ),
    act: 'request',
    actor: 'reader',
    confidence: 0.76,
  },
  {
    pattern: after(
      String.raw`you (?:need|have|ought) to|you must|you should|you(?:'ll| will) (?:need|have) to|you(?:'re| are) (?:supposed|expected|required) to`,
    ),
    act: 'request',
    actor: 'reader',
    confidence: 0.72,
  },
  { pattern: after('please|pls|plz|kindly'), act: 'request', actor: 'reader', confidence: 0.84 },
  {
    pattern: after(
      String.raw`i(?:'ll| will| shall)(?: then| also| definitely| certainly| just| gladly| now| try to| make sure to| be sure to| go ahead and)?|i(?:'m| am) (?:going|about) to|i promise to|let me`,
    ),
    act: 'commitment',
    actor: 'writer',
    confidence: 0.78,
  },
  {
    pattern: after(
      String.raw`i(?:'m| am) happy to|i can|i plan to|i intend to|i(?:'m| am) planning to|i should be able to|i need to|i have to|i must|i still (?:need|have) to|i(?:'ve| have) got to|i want to|i(?:'ll| will) try and`,
    ),
    act: 'commitment',
    actor: 'writer',
    confidence: 0.62,
  },
  {
    pattern: after(
      String.raw`let's|lets|let us|shall we|(?:can|could) we(?: also| just| please)?|we(?:'ll| will) (?:need|have) to|we (?:really |urgently |still |also )?(?:need|have|ought) to|we must`,
    ),
    act: 'proposal',
    actor: 'all',
    confidence: 0.66,
  },
  {
    pattern: after(
      String.raw`we should(?: really| also| probably)?|(?:someone|somebody|one of us|one of you) (?:needs to|has to|must|should|should please)|how about we|why don't we|i (?:suggest|propose|recommend)(?: that)? (?:we|you)(?: should)?`,
    ),
    act: 'proposal',
    actor: 'all',
    confidence: 0.58,
  },
  {
    pattern: after(String.raw`(?:how about|what about|i (?:suggest|propose|recommend))`),
    act: 'proposal',
    actor: 'all',
    confidence: 0.5,
    gerund: true,
  },
  {
    pattern: after(String.raw`we(?:'ll| will| shall)|we(?:'re| are) going to`),
    act: 'commitment',
    actor: 'writer',
    confidence: 0.6,
  },
  {
    pattern: /^will (?:also |then |gladly )?(?=[a-z]+ [^?]*$)/i,
    act: 'commitment',
    actor: 'writer',
    confidence: 0.7,
  },
  {
    pattern: /^(?:still )?(?:need|have|got) to (?=[a-z])/i,
    act: 'commitment',
    actor: 'writer',
    confidence: 0.64,
  },
]

const WANTED: readonly Opener[] = [
  {
    pattern:
      /^(?:i|we)(?:'d| would)(?: really| greatly| very much| also)? (?:appreciate|love|welcome|like) (?=(?:your|some|any|a) (?:quick |honest |short )?(?:feedback|input|comments?|thoughts|confirmation|answer|reply|response|review|opinion|update)\b)/i,
    act: 'request',
    actor: 'reader',
    confidence: 0.74,
    verb: 'Provide',
  },
  {
    pattern:
      /^(?:i|we)(?: would|'d| will|'ll)?(?: also| still| really| urgently| just| only)* (?:need|require|would like|want|am missing|'m missing|are missing|'re missing|am waiting for|'m waiting for|'re waiting for|are waiting for|am still waiting for|'m still waiting for|are still waiting for|am still missing|'m still missing|'re still missing|have not received|haven't received|have not yet received|haven't yet received|(?:would like|'d like|want|need) to (?:have|receive|see|get))(?: from you)? (?=(?:the|your|a|an|all|some|those|these|this|two|three|four|five|\d|copies|more|updated?|new|final|signed|access|feedback|input|confirmation|approval)\b)/i,
    act: 'request',
    actor: 'reader',
    confidence: 0.7,
    verb: 'Provide',
  },
  {
    pattern: /^(?:any|is there an|do you have an|got an) update (?:on|about|regarding) /i,
    act: 'question',
    actor: 'reader',
    confidence: 0.66,
    verb: 'Give an update on',
  },
  {
    pattern: /^(?:any|is there any) (?:news|progress|feedback|word) (?:on|about|from|regarding) /i,
    act: 'question',
    actor: 'reader',
    confidence: 0.64,
    verb: 'Give an update on',
  },
  {
    pattern:
      /^(?:what(?:'s| is) the (?:current |latest )?(?:status|state|progress)|where (?:are we|do we stand)|how far are (?:we|you)|how(?:'s| is) (?:it going|the progress)) (?:of|on|with|regarding) /i,
    act: 'question',
    actor: 'reader',
    confidence: 0.68,
    verb: 'Give the status of',
  },
]

/** Verbs with which "I'll …" or "we'll …" tells of one's whereabouts or feelings and promises no work. */
const IDLE =
  /^(?:be|see|miss|have|know|think|hope|love|need|wait|stay|remain|like|want|wish|assume|guess|expect|understand|believe|imagine|say|admit|add|tell you|bet|probably be|not|never|only|always|still|feel|find out|get there|get back|arrive|leave|come|go|travel|fly|sleep|enjoy|die|survive|live|also be|likely|spare|start by|begin by|explain why|catch up|speak to you|talk to you|look forward|keep (?:my )?fingers|stand corrected|pass|skip|remember|regret|cover this below|come back|ask|afford|attend|tell|confirm that|recommend|suggest|assure|imagine|let you (?:know|get)|keep you|do (?:it|so|that|this|my best)|try|make it|work (?:from|on it)|take (?:it from|a day|time off|some time)|meet|join|run (?:late|out)|hear|discuss|relay|cc|just say|point out|mention|note|refer|thank|congratulate|apologi[sz]e|hold)\b/i
/** What may follow "please" or "can you" without asking for work. */
const MANNERS =
  /^(?:feel free|do not hesitate|don't hesitate|don't worry|do not worry|don't bother|do not bother|note(?:,| that| the following)|be aware|be advised|accept|find (?:attached|enclosed|below|the attached|the enclosed|my|our|here|an? attached)|see (?:the notes|the following|below|attached|above|the attached|my|also)|excuse|pardon|forgive|bear with|disregard|ignore|enjoy|stay (?:safe|tuned|healthy)|keep in mind|keep it up|refer to|rest assured|understand|imagine|believe|guess|consider this|consider the environment|take care(?! of)|have a|let (?:me|us) know (?:if (?:you|there|any|this|that|anything|it|we can|i can)|(?:what|how|whether) (?:else )?(?:i|we) can)|(?:contact|call|e-?mail|reach out to|ask|get in touch with) (?:me|us)(?: directly)? (?:if|should|with any|for any|at any|anytime)|think before|do not reply|do not print|hear me|find time to|not\b|no\b|at\b|thanks|thank)/i
const NEGATED =
  /\b(?:no need (?:to|for)|(?:don't|do not|doesn't|does not|didn't|needn't|need not)(?: really| actually)? (?:need|have|bother|worry|want|expect|send|do|go|make|call|change|forward|reply)\b|needn't|need not|not necessary|no longer (?:need|necessary)|isn't necessary|is not necessary|you can ignore|never mind|forget about it|no action (?:is )?(?:needed|required)|nothing to do|already (?:done|sent|taken care of|handled|fixed|sorted)|not going to|won't be able to|can't|cannot|unable to)\b/i
/** "If it rains, …": the work hangs on something that may never come. Wishes of politeness do not count. */
const CONDITION =
  /^(?:(?:and|but|so|also) )?(?:if|in case|should|unless|in the event)\b(?! (?:possible|you could|you would|you can please|you have time|you have a|you get a chance|you find|we|i)\b)/i
const OFFER =
  /\bif (?:you|anyone|there|anything|something|someone)\b.{0,60}\b(?:question|concern|problem|issue|need|like|want|wish|interested|help|prefer|doubt|trouble|comments?|suggestions?|free|available|unclear|wrong|else)/i

export function isNegated(sentence: string): boolean {
  return NEGATED.test(straighten(sentence).replace(/\b(?:don't|do not) forget\b/gi, 'remember'))
}

export function isConditional(sentence: string): boolean {
  return CONDITION.test(straighten(sentence))
}

const LINKING =
  /^(?:(?:also|and|but|so|then|next|finally|first|firstly|second|secondly|third|lastly|now|again|once again|once more|in addition|additionally|furthermore|moreover|besides|by the way|btw|oh|ok|okay|anyway|p\.?s\.?|as (?:discussed|agreed|mentioned|promised)|to be clear|just to confirm|in short|one more thing|quick (?:question|one|favou?r)|if possible)\b[,:.!–—-]*\s+)+/i

/** Without "Also,", "And", "One more thing:" in front. */
export function withoutLinking(sentence: string): string {
  return sentence.replace(LINKING, '')
}

/** The clause of an English sentence that bears the work; null when there is none. */
export function readClause(sentence: string, people: readonly Person[], author: Person): Clause | null {
  const plain = withoutLinking(straighten(sentence))
  const clause = findClause(plain, people, author)
  if (!clause) return null
  if (OFFER.test(plain)) return null
  const conditional = CONDITION.test(plain) ? 0.55 : 1
  const light = /^let (?:me|us) know\b/i.test(clause.phrase) ? 0.84 : 1
  return { ...clause, confidence: clause.confidence * conditional * hedge(plain) * light }
}

function findClause(plain: string, people: readonly Person[], author: Person): Clause | null {
  return (
    imperative(plain) ??
    wanted(plain) ??
    thirdPerson(plain, people, author) ??
    passiveNeed(plain) ??
    opened(plain)
  )
}

function hedge(plain: string): number {
  return /\b(?:maybe|perhaps|might|possibly|i guess|not sure|in theory|would be nice|one day)\b/i.test(plain)
    ? 0.68
    : 1
}

function opened(plain: string): Clause | null {
  for (const opener of OPENERS) {
    const match = opener.pattern.exec(plain)
    if (!match) continue
    const clause = fromOpener(opener, plain, match)
    if (clause) return clause
  }
  return null
}

function fromOpener(opener: Opener, plain: string, match: RegExpExecArray): Clause | null {
  let phrase = plain.slice(match.index + match[0].length).trim()
  if (MANNERS.test(phrase) || phrase === '') return null
  if (opener.act === 'commitment' && IDLE.test(phrase)) return null
  if (opener.act === 'proposal' && /^(?:have|be)\b/i.test(phrase)) return null
  if (
    /^let me$/i.test(match[0].trim()) &&
    !/^(?:check|look into|see what|find|take|handle|fix|draft|prepare|set up|ask|talk|send|review|verify|schedule)\b/i.test(
      phrase,
    )
  )
    return null
  if (isNegatedBefore(plain, match.index)) return null
  const first = /^[\p{L}-]+/u.exec(phrase)?.[0].toLowerCase() ?? ''
  const base = opener.gerund ? baseOfVerb(first) : first
  if (opener.gerund && (base === null || !first.endsWith('ing'))) return null
  if (opener.gerund) phrase = `${base}${phrase.slice(first.length)}`
  if (!startsWithVerb(phrase)) return null
  return { act: opener.act, actor: opener.actor, phrase, confidence: opener.confidence }
}

/** "You don't have to …", "I did not ask whether you could …". */
function isNegatedBefore(plain: string, at: number): boolean {
  return /\b(?:no need(?: to| for you to)?|don't|do not|didn't|not|never|before|whether|unless|because|since|when|while|so that|hope|hoping|said|says|wonder(?:ing|ed)? (?:how|why)|that|which|who|what|how|if)\s*$/i.test(
    plain.slice(Math.max(0, at - 30), at + 1),
  )
}

const NO_VERB =
  /^(?:\w+ly|\w+'\w*|i|me|my|you|your|he|him|his|she|her|it|its|we|us|our|they|them|their|this|that|these|those|the|an?|some|any|no|not|all|both|each|every|one|two|more|most|much|many|such|of|to|in|on|at|by|for|from|with|without|about|as|than|into|onto|over|under|between|and|or|but|so|if|when|while|because|since|until|unless|though|what|who|whom|whose|which|where|why|how|whether|there|here|is|are|was|were|been|am|do|does|did|has|had|have|can|could|will|would|shall|should|may|might|must|soon|today|tomorrow|now|then|very|too|also|just|only|even|still|ever|never|always|often|maybe|perhaps|please|thanks|thank|yes|okay|ok|good|great|nice|sorry|sure|well|able|best|better|new|next|last|other|same|own|mind)$/

/** Words that a task phrase may begin with: a known verb, or a word that cannot be anything but one after "can you". */
function startsWithVerb(phrase: string): boolean {
  const first = /^[\p{L}'-]+/u.exec(phrase)?.[0].toLowerCase() ?? ''
  if (actionVerbs.has(first))
    return first !== 'be' || /^be (?:sure|ready|prepared|there|on time|at|in)\b/i.test(phrase)
  return first.length > 1 && !NO_VERB.test(first)
}

function wanted(plain: string): Clause | null {
  for (const { pattern, act, actor, confidence, verb } of WANTED) {
    const match = pattern.exec(plain)
    if (match && verb) {
      return { act, actor, phrase: `${verb} ${plain.slice(match.index + match[0].length)}`, confidence }
    }
  }
  return null
}

/** First words that may be verb or noun ("Test results are in"): what follows has to decide. */
const OBJECT =
  /^\S+(?: (?:up|out|in|off|back|over|down|on|through|forward|ahead|together|away|with|into|to|for|by|at|from|about))?,? (?:the|a|an|this|that|these|those|my|our|your|his|her|their|all|any|some|both|each|every|me|us|him|them|it|up|out|in|off|back|over|down|on|to|with|into|for|whether|if|how|what|when|who|where|which|why|and|at|by|from|about|ahead|through|as|not|no|one|two|three|\d|\p{Lu})/iu
const STATEMENT =
  /^\S+ (?:moves|starts|begins|goes|comes|happens|ends|works|needs|runs|takes) |^\S+ (?:is|are|was|were|has|have|had|will|would|can|could|should|may|might|of|looks?|seems?|went|goes|says?|said|does|did|that|which|results|report is)\b/i
const NO_IMPERATIVE =
  /^(?:be (?!sure|ready|prepared|on time)|have (?:a|you|to|fun)|hope|see (?:you|below|attached|above|also|the attached)|thank|let (?:me|us)(?! know)|let's|lets|look(?:ing|s)?\b(?! (?:into|at|up|for|over|through)\b)|take care(?! of)|keep (?:up|in mind)|stay|welcome|feel|enjoy|note (?:that|the)|wish|think\b|go (?:team|ahead)|come (?:on|to)|say|need|do (?:you|we|i|they|not)|have|was|does|can|could|may|will|would|should|read more|click|visit|shop|save|sign up|learn|subscribe|get (?:your|the|a|\d)|find (?:attached|enclosed|below)|start (?:saving|your)|state|wait|sort of|kind of|number of|thought|speak soon|talk soon|talk to you|point taken|back (?:in|to|from|when|then)|right|work (?:has|is|was)|set to|cut to|put (?:simply|differently)|wonder|hear|ring|stand|win|design|study|issue|pack|rank|drop me a line if|call me (?:if|old|crazy)|don't)\b/i

/** "Mark Stone", "Fax: 555", "Staff report that": names and labels that look like verbs. */
const NAME_OR_LABEL =
  /^(?:(?:Mark|Grant|Bill|Chase|Drew|Ring|Ward|Page|Price|Cash) (?:(?!all\b|as\b)\p{Lu}|also\b|has\b|and I\b|said\b|thinks\b)|(?:[Ff]ax|[Pp]hone|[Ee]-?mail|[Mm]ail|[Cc]all|[Cc]ontact|[Dd]ate|[Ll]ist|[Nn]ote|[Ss]ign|[Tt]ype|[Nn]umber|[Ss]tart|[Rr]ank) ?:|\p{L}+ reports? that\b|[Dd]o (?:what|as) you|[Ii]nvoice (?:no\.? ?)?#?\d|[Cc]heck out (?:this|our|the new)|[Ll]ist here)/u

function imperative(plain: string): Clause | null {
  const start =
    /^(?:(?:and|then|so|also|but|next|finally|first|second|third|lastly|now|again|next up|additionally|plus|just|secondly|firstly|otherwise|afterwards|in addition)\b[,:]? |(?:if possible|as discussed|as agreed|as soon as possible|asap|when(?:ever)? you (?:have|get|find) (?:a |some |the )?(?:time|chance|minute|moment)|in the meantime|for now|one more thing|quick (?:one|reminder)|reminder|(?:by|before|until|on|after|in|at) [^,.:]{2,40}(?=,)|action required|your (?:task|job|homework|mission)(?: for [\w ]{2,20})?|todo|to do|to-do|action(?: item)?|ai|task|next step|urgent|important|ps|p\.s\.|pps)\s*[,:–—-]+ )*/i.exec(
      plain,
    )?.[0].length ?? 0
  const phrase = plain.slice(start)
  const first = /^[\p{L}-]+/u.exec(phrase)?.[0].toLowerCase() ?? ''
  if (/^(?:don't|do not) forget to /i.test(phrase)) return null
  if (NAME_OR_LABEL.test(phrase)) return null
  if (!actionVerbs.has(first) || NO_IMPERATIVE.test(phrase) || MANNERS.test(phrase) || STATEMENT.test(phrase))
    return null
  if (/\?\s*$/.test(phrase) && !/\b(?:please|will you|would you|can you)\b/i.test(phrase)) return null
  const marked =
    start > 0 &&
    /(?:todo|to do|to-do|action|task|homework|next step|urgent|reminder)/i.test(plain.slice(0, start))
  if (!OBJECT.test(phrase) && !plainObject(phrase) && !marked) return null
  return {
    act: 'request',
    actor: 'reader',
    phrase: phrase.replace(/^let (me|us) know/i, 'let $1 know'),
    confidence: marked ? 0.88 : 0.76,
  }
}

/** "Send invoices to Acme", "Book flights": two to twelve words without a finite verb after the first. */
function plainObject(phrase: string): boolean {
  const parts = phrase.split(/\s+/)
  return (
    parts.length >= 2 &&
    parts.length <= 12 &&
    !/\b(?:is|are|was|were|has|had|will|would|looks|seems)\b/i.test(parts.slice(1, 5).join(' '))
  )
}

const THIRD =
  /^(?:and |so |also |then )?((?:\p{Lu}[\p{L}'-]+)(?: \p{Lu}[\p{L}'-]+){0,2}|@[\p{L}\p{N}._-]+)(?: and ((?:\p{Lu}[\p{L}'-]+)(?: \p{Lu}[\p{L}'-]+)?))? (said|says|promised|agreed|offered|volunteered|mentioned|wrote|has agreed|has offered|has promised|will|'ll|to|should|needs to|need to|must|has to|have to|is going to|are going to|shall|can|could|please|is to|are to|takes care of|take care of|is responsible for|owns|takes)\b[ :,]*(.*)$/su

/** "Jonas will book the room", "Alice to draft the plan", "Mei said “I'll call them”": only for people on the mail. */
function thirdPerson(plain: string, people: readonly Person[], author: Person): Clause | null {
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

/** "The venue needs to be booked by Friday" -> "book the venue by Friday". */
function passiveNeed(plain: string): Clause | null {
  const match = PASSIVE.exec(plain)
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
