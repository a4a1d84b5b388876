// Reads sentences that begin with their verb ("Book the room").
import { actionVerbs } from './action-verbs.ts'
import type { Clause } from './clause.ts'
import { MANNERS } from './task-words.ts'

/** First words that may be verb or noun ("Test results are in"): what follows has to decide. */
const OBJECT =
  /^\S+(?: (?:up|out|in|off|back|over|down|on|through|forward|ahead|together|away|with|into|to|for|by|at|from|about))?,? (?:the|a|an|this|that|these|those|my|our|your|his|her|their|all|any|some|both|each|every|me|us|him|them|it|up|out|in|off|back|over|down|on|to|with|into|for|whether|if|how|what|when|who|where|which|why|and|at|by|from|about|ahead|through|as|not|no|one|two|three|\d|\p{Lu})/iu
const STATEMENT =
  /^\S+ (?:moves|starts|begins|goes|comes|happens|ends|works|needs|runs|takes) |^\S+ (?:is|are|was|were|has|have|had|will|would|can|could|should|may|might|of|looks?|seems?|went|goes|says?|said|does|did|that|which|results|report is)\b/i
const NO_IMPERATIVE =
  /^(?:be (?!sure|ready|prepared|on time)|have (?:a|you|to|fun)|hope|see (?:you|below|attached|above|also|the attached)|thank|let (?:me|us)(?! know)|let's|lets|look(?:ing|s)?\b(?! (?:into|at|up|for|over|through)\b)|take care(?! of)|keep (?:up|in mind)|stay|welcome|feel|enjoy|note (?:that|the)|wish|think\b|go (?:team|ahead)|come (?:on|to)|say|need|do (?:you|we|i|they|not)|have|was|does|can|could|may|will|would|should|read more|click|visit|shop|save|sign up|learn|subscribe|get (?:your|\d|(?:the|an?) (?:app|latest|best|most|full|detail|details|free|deals?|discount|fact|facts|news|new|newest|scoop|inside|look|chance|feel|taste|sense|glimpse|sneak|head start|job|idea|hang|great|exclusive|early|extra|special|bonus|gift|complete|whole story))|find (?:attached|enclosed|below)|start (?:saving|your)|state|wait|sort of|kind of|number of|thought|speak soon|talk soon|talk to you|point taken|back (?:in|to|from|when|then)|right|work (?:has|is|was)|set to|cut to|put (?:simply|differently)|wonder|hear|ring|stand|win|design|study|issue|pack|rank|drop me a line if|call me (?:if|old|crazy)|don't)\b/i

/** "Water the plants" and not "Water damage in room 3": only what comes next makes a verb of them. */
const NOUN_AS_WELL =
  /^(?:water|empty|feed|plant|iron)\b(?! (?:the|an?|this|that|these|those|my|our|your|his|her|their|all|some|both|each|it|them)\b)/i

/** "Mark Stone", "Fax: 555", "Staff report that": names and labels that look like verbs. */
const NAME_OR_LABEL =
  /^(?:(?:Mark|Grant|Bill|Chase|Drew|Ring|Ward|Page|Price|Cash) (?:(?!all\b|as\b)\p{Lu}|also\b|has\b|and I\b|said\b|thinks\b)|(?:[Ff]ax|[Pp]hone|[Ee]-?mail|[Mm]ail|[Cc]all|[Cc]ontact|[Dd]ate|[Ll]ist|[Nn]ote|[Ss]ign|[Tt]ype|[Nn]umber|[Ss]tart|[Rr]ank) ?:|\p{L}+ reports? that\b|[Dd]o (?:what|as) you|[Ii]nvoice (?:no\.? ?)?#?\d|[Cc]heck out (?:this|our|the new)|[Ll]ist here|\p{L}+ also\b|\p{Lu}\p{Ll}+ \p{Ll}+: )/u

const LINK =
  'and|then|so|also|but|next|finally|first|second|third|lastly|last but not least|now|again|next up|additionally|plus|just|secondly|firstly|otherwise|afterwards|in addition|ideally|preferably|todo|to-do'
const LABEL = String.raw`if possible|as discussed|as agreed|as soon as possible|asap|in the meantime|for now|one more thing|quick (?:one|reminder)|reminder|action required|your (?:task|job|homework|mission)(?: for [\w ]{2,20})?|todo|to do|to-do|action(?: item)?|ai|task|next step|urgent|important|ps|p\.s\.|pps`
const FREE = '(?:have|get|find) (?:a |some |the )?(?:time|chance|minute|moment)'
/** "By Friday,", "Before you leave,", "Once it is signed,", "For the party,". */
const CIRCUMSTANCE = [
  `when(?:ever)? you ${FREE}|if you (?:${FREE}|can)`,
  '(?:(?:by|before|until|on|after|in|at|once|as soon as|while|during)',
  // "When you visit", "for more information": what follows is for whoever wants it.
  'when(?! (?:in (?:doubt|need)|needed|necessary|possible|you (?:click|visit|receive|order|buy|book|register|use|sign|log|call|reply|respond|see|select|enter|ask))\\b)',
  String.raw`for(?! (?:more|further|additional|any|all|details|information|questions|help|support|assistance|example|instance|me|us|those|what|your|only|just|tickets|reservations|directions|best|sale|rent|inquiries|enquiries)\b)) [^,.:]{2,40}(?=,)`,
].join('|')
const BEFORE_VERB = new RegExp(
  String.raw`^(?:(?:${LINK})\b[,:]? |(?:${LABEL}|${CIRCUMSTANCE})\s*[,:–—-]+ )*`,
  'i',
)

export function imperative(plain: string): Clause | null {
  const start = BEFORE_VERB.exec(plain)?.[0].length ?? 0
  const phrase = plain.slice(start)
  const first = /^[\p{L}-]+/u.exec(phrase)?.[0].toLowerCase() ?? ''
  if (!actionVerbs.has(first)) return null
  if (/^(?:don't|do not) forget to /i.test(phrase) || NAME_OR_LABEL.test(phrase)) return null
  if (NO_IMPERATIVE.test(phrase) || MANNERS.test(phrase) || STATEMENT.test(phrase)) return null
  if (/\?\s*$/.test(phrase) && !/\b(?:please|will you|would you|can you)\b/i.test(phrase)) return null
  const marked =
    start > 0 &&
    /(?:todo|to do|to-do|action|task|homework|next step|urgent|reminder)/i.test(plain.slice(0, start))
  if (NOUN_AS_WELL.test(phrase)) return null
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
