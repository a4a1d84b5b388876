// Understands what kind of answer a question wants, about what, and since when; it knows no records.

import { findDates } from './dates/find.ts'
import { plusDays } from './dates/iso-day.ts'
import { fold, singleSpaced, straighten, words } from './fold.ts'
import { smallWordsOf } from './lexicon/question-languages.ts'

/** `fact` is everything else: the records themselves must say it. */
export type Wanted =
  | 'changes'
  | 'waiting'
  | 'decisions'
  | 'summary'
  | 'polls'
  | 'mood'
  | 'passage'
  | 'find'
  | 'fact'

export interface AskedFor {
  wanted: Wanted
  /** Words that name the matter, folded, in their order. */
  topic: readonly string[]
  /** YYYY-MM-DD: of changes, the first day that is meant. */
  since: string | null
}

/** Days back that "what changed" means where it names none. */
const LATELY = 7

const CHANGES =
  /\b(?:what(?:'s| is| has| have)? (?:been )?(?:changed|new|happened|moved)|what did (?:i|we) miss|anything new|any (?:news|changes)|what (?:changed|happened)|was ist neu|was hat sich geandert|quoi de neuf|qu'est-ce qui a change)\b/
const WAITING =
  /\b(?:(?:waits?|waiting) (?:for|on) me|(?:need|needs) (?:an? )?(?:answer|decision|reply|vote|ok)s? (?:from|of|by) me|(?:what|anything|which \w+) (?:do|must|should|is there for me|have) ?(?:i|me)? ?(?:have|need|still)? ?to (?:decide|answer|approve|vote on)|my turn|on my (?:plate|desk)|(?:open|unanswered) questions?|questions? (?:that )?(?:nobody|no one) (?:has )?answered|was wartet auf mich|qu'est-ce qui m'attend)\b/
const DECISIONS =
  /\b(?:(?:did|have|was|is|has|were) (?:we|it|that|they|anything|something|been)? ?(?:been )?(?:decided?|agreed?|settled?|concluded?|chosen?|chose)|decided|decisions?|(?:did|have) we (?:decide|agree|settle|choose|conclude)|what was agreed|haben wir (?:beschlossen|entschieden)|avons-nous decide)\b/
const SUMMARY =
  /\b(?:summari[sz]e|sum up|summary|recap|tl;?dr|in short|gist|key points|main points|digest of|fasse? .{0,40}zusammen|zusammenfassung|resume[rz]?)\b/
const POLLS =
  /\b(?:polls?|votes?|voted|voting|ballots?|survey results?|umfragen?|abstimmung(?:en)?|sondages?)\b/
const MOOD =
  /\b(?:mood|morale|sentiment|worr(?:y|ied|ies)|(?:team|people|everybody|everyone) (?:feel|feels|think|thinks|say|says|saying|unhappy|happy|complain\w*)|insights?|complain\w*|stimmung)\b/
const PASSAGE =
  /\b(?:according to|notice period|(?:give|giving) notice|runs? out|expires?|renews?|renewed|renewal|clause|was steht in)\b/
const SAYS = /\b(?:say|says|state|states|tell|require|requires) (?:about|on|of|regarding)\b/
const PAPER = /\b(?:contract|agreement|offer|lease|quote|document|file|pdf|attachment|terms)s?\b/
const OF_PAPER = /\b(?:say|says|state|states|about|notice|terms?|clauses?|prices?|costs?|end|ends|renew)\b/

const asksPassage = (plain: string) =>
  PASSAGE.test(plain) || SAYS.test(plain) || (PAPER.test(plain) && OF_PAPER.test(plain))
const FIND =
  /^(?:please )?(?:find|search(?: for)?|look (?:for|up)|where (?:is|are|can i find)|show me (?:the |all )?(?:mails?|documents?|files?|articles?|polls?)|which (?:mails?|documents?|files?) )\b/

/** In their order; the first that fits counts. */
const KINDS: readonly (readonly [Wanted, (plain: string) => boolean])[] = [
  ['changes', (plain) => CHANGES.test(plain)],
  ['summary', (plain) => SUMMARY.test(plain)],
  ['decisions', (plain) => DECISIONS.test(plain)],
  ['waiting', (plain) => WAITING.test(plain)],
  ['polls', (plain) => POLLS.test(plain)],
  ['passage', asksPassage],
  ['mood', (plain) => MOOD.test(plain)],
  ['find', (plain) => FIND.test(plain)],
]

/** Characters that are read: a question says what it wants in few. */
const LONGEST = 400
const MOST_TOPIC = 8

/** `said` in English words; what stays of another language is its matter, without its small words. */
export function readQuestion(said: string, today: string, language = 'en'): AskedFor {
  const plain = plainOf(said)
  const wanted = KINDS.find(([, asks]) => asks(plain))?.[0] ?? 'fact'
  return {
    wanted,
    topic: topicOf(plain, language),
    since: wanted === 'changes' ? sinceOf(plain, today) : null,
  }
}

export function plainOf(said: string): string {
  return fold(singleSpaced(straighten(said.slice(0, LONGEST)))).trim()
}

/** Words of asking, of grammar, and those that name a kind of record rather than a matter. */
const NO_TOPIC = new Set(
  `a about above according after again all along already also always am among an and any anybody anyone anything are as
  ask asked at back be been before being below between both but by can come could currently date day days decide decided
  decision decisions did do does doing done during each else ever every everybody everyone everything find for from get
  give go going got had has have he hello help her here hers hey hi him his how i i'd i'll i'm i've if in into is it it's
  its just know last later latest let like list look mail mails make many may me mean mine more most much must my need new
  no not now of off on one ones only or other our ours out over own per please poll polls put regarding right said say
  says search see shall she should show since so some somebody someone something state still such summarise summarize
  summary summarised tell than thank thanks that that's the their them then there these they they're thing things think
  this those thread threads through to today too under until up us very vote voted votes want was we we're were what
  what's when when's where where's whether which while who who's whom whose why will with without would yes yet you your
  yours agree agreed recap short tl dr sum gist document documents file files article articles email emails
  whats wheres whos hows pls plz long often compare compared comparison versus vs pros cons hasn't haven't didn't doesn't
  isn't aren't wasn't weren't getting going each both total
  changed change changes happened happen happens waits waiting wait look project projects exactly actually really maybe
  der die das ein eine und oder ist sind war was wer wann wo wie warum mit von zu im in den dem des fur uber auf aus bei
  nach vor wir ich du sie er es haben hat hatte zum zur le la les un une des du de et ou est sont qui que quoi quand
  comment pourquoi avec pour dans sur nous vous`
    .split(/\s+/)
    .filter((word) => word !== ''),
)

export function topicOf(plain: string, language = 'en'): string[] {
  const small = language === 'en' ? null : smallWordsOf(language)
  const named = words(plain)
    .map((word) => word.replace(/'s$/, ''))
    .filter((word) => word.length > 1 && !NO_TOPIC.has(word) && !/^\d$/.test(word) && !small?.has(word))
  return [...new Set(named)].slice(0, MOST_TOPIC)
}

const DAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']
const GERMAN_DAYS = ['sonntag', 'montag', 'dienstag', 'mittwoch', 'donnerstag', 'freitag', 'samstag']

/** A day by its name is the last one that is over, since nothing of a day that only begins has changed. */
export function sinceOf(plain: string, today: string): string {
  if (/\byesterday\b|\bgestern\b|\bhier\b/.test(plain)) return plusDays(today, -1)
  if (/\btoday\b|\bheute\b|\bthis morning\b/.test(plain)) return today
  const weekday = (new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7
  if (/\bthis week\b/.test(plain)) return plusDays(today, -weekday)
  if (/\blast week\b/.test(plain)) return plusDays(today, -weekday - 7)
  if (/\b(?:this|last) month\b/.test(plain)) return plusDays(today, -30)
  const named = words(plain).flatMap((word) => {
    const place = [DAYS.indexOf(word), GERMAN_DAYS.indexOf(word)].find((one) => one >= 0)
    return place === undefined ? [] : [place]
  })[0]
  if (named !== undefined) {
    const back = (new Date(`${today}T00:00:00Z`).getUTCDay() - named + 7) % 7
    return plusDays(today, back === 0 ? -7 : -back)
  }
  const [date] = findDates(plain, { at: new Date(`${today}T12:00:00Z`), zone: 'UTC' })
  return date && date.day <= today ? date.day : plusDays(today, -LATELY)
}
