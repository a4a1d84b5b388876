// Finds sentences that only say more about the task before them ("I need it by Friday", "No rush").
import { straighten } from './fold.ts'

const ABOUT_BEFORE =
  /^(?:and |but |so |also )?(?:(?:i|we)(?:'d| would)?(?: really| ideally)? (?:need|want|like|expect|require|must have|have to have) (?:it|this|that|them|these|those|everything|all of (?:it|this|them)|an answer|your (?:answer|reply|response))|(?:it|this|that|these|those|they|all (?:of )?(?:it|this|these)|everything)(?:'s|'re| is| are| needs?| should| must| has| have| can| will)|(?:the |my |our |hard |final )*(?:deadline|due date|cut-?off)|due\b|latest\b|needed\b|(?:preferably|ideally|if possible|at the latest)[, ]+|(?:by|before|until|no later than) (?![^,]*\b(?:we|i|you|they|he|she) (?:will|should|would|can|are|have|need|must|want)\b)[^,]{2,30}(?:, (?:if (?:at all )?possible|if you can|please|at the latest|ideally|thanks|thank you)\b)*[ .!]*$|no (?:rush|hurry)|not urgent|urgent|(?:it's )?(?:very |really )?important|asap|(?:please )?(?:do|send|finish|have) (?:it|this|that|them|so|everything)\b|(?:can|could|would|will) you (?:please )?(?:do|send|finish|get|have) (?:it|this|that|them|so)\b|take your time|whenever you)/i
const VAGUE =
  /^(?:(?:do|finish|complete|handle|send|get|check|fix|review|take care of|look at|look into|deal with|sort out|read|confirm|update|see|make|have|try|book|sign|return|forward|call) (?:it|this|that|them|these|those|so|everything)(?: (?:back|out|off|over|through|done|for me|for us|to me|to us|up|in))*|(?:do|help|confirm|advise|reply|respond|answer|check|review|comment|discuss|acknowledge|call|comply|proceed|assist)(?: (?:back|me|us|to me|to us|soon|accordingly))*|(?:have|take) a (?:quick |closer )?look(?: at (?:it|this|them|that))?|get back to (?:me|us)(?: on (?:this|that|it))?|let (?:me|us) know|handle it|(?:help )?(?:me |us )?(?:out|\w+ (?:this|that|it)))[\s.!?,]*$/i

/** Says when or how urgently something just asked for is needed, and names nothing new. */
export function isFollowUp(sentence: string): boolean {
  return sentence.length < 160 && ABOUT_BEFORE.test(straighten(sentence).trim())
}

const LABEL =
  /^(?:and |but |so |also )?(?:(?:this|it)(?:'s| is) (?:very |really )?(?:urgent|important)\b|(?:the |my |our |hard |final )*(?:deadline|due date|cut-?off)\b|(?:due|latest|needed|by|before|until|no later than|preferably|ideally|if possible|at the latest|no rush|no hurry|not urgent|urgent|(?:very |really )?important|asap|take your time|whenever you)\b)/i
const REMARK_END =
  /(?:[:;,]| [-–—])\s+(?:(?:and|but|so)\s+)?|\s(?:and|but|so)\s+(?=(?:please|pls|could|can|would|will)\b)/i
const ASKS = /^(?:also )?(?:please|pls|could you|can you|would you|will you)\b/i
const ON_THE_SAME = /^(?:\p{L}+['’]?\p{L}* ){1,6}?(?:it|this|that|them|these|those|everything|ones?)\b/iu

/** A sentence whose first half is a remark and whose second asks for something new. */
export interface RemarkAndRequest {
  /** What goes on about the task before ("I need it by Friday"); null where it is a label of the request itself. */
  remark: string | null
  request: string
}

/** "Urgent: call the caterer", "No rush, but please order pens", "I need it by Friday, so please call Ben". */
export function splitRemark(sentence: string): RemarkAndRequest | null {
  const end = isFollowUp(sentence) ? REMARK_END.exec(sentence) : null
  if (!end) return null
  const request = sentence.slice(end.index + end[0].length)
  if (isVague(request) || ON_THE_SAME.test(request)) return null
  if (LABEL.test(straighten(sentence))) return { remark: null, request }
  return ASKS.test(request) ? { remark: sentence.slice(0, end.index), request } : null
}

/** A phrase whose object is only a pronoun: by itself it tells nobody what to do. */
export function isVague(phrase: string): boolean {
  return VAGUE.test(straighten(phrase).trim())
}

const SUBJECT =
  /^(?:(?:and|but|so|also|hi|hey|@?\p{Lu}[\p{L}'’-]+(?=,| [-–—]))\b[ ,–—-]*)?((?:the|our|their|his|her|this|that|these|those|a|an|my) (?:[#\p{L}\p{N}'’.&-]+ ){1,5}?)(?:is|are|was|were|looks?|seems?|has|have|needs?|still|doesn['’]t|isn['’]t|aren['’]t|don['’]t|fails?|failed|broke|went|came|will|contains?|shows?|got|arrived|keeps?|crash\w*|expires?)\b/iu
const PRESENTED =
  /\b(?:attached (?:is|are|you(?:'ll| will) find)|(?:please )?find attached|here(?:'s| is| are)|i(?:'ve| have) attached|i attach|i(?:'ve| have) (?:written|drafted|prepared|uploaded|updated|finished)|enclosed (?:is|are)) ((?:the|our|a|an|my|some) (?:[\p{L}\p{N}'’&-]+ ){0,4}?[\p{L}\p{N}'’&-]+)(?=[,.;!?]|$| (?:for|from|that|which|and|so|to|with|of)\b)/iu

const HAD =
  /\b(?:received|got|gotten|seen|sent|lost|missed|missing|forgot|forgotten|found|finished) ((?:the|our|your|a|an|my|his|her|their) (?:[\p{L}\p{N}'’&-]+ ){0,3}?[\p{L}\p{N}'’&-]+)(?=[,.;!?]|$| (?:yet|for|from|that|which|and|so|to|with|of|in|by|again|last|this)\b)/iu

/** "them" is never "the list". */
const PLURAL = /(?:[^s\W]s|\b(?:people|children|men|women|media|data|pieces))\s*$/i

/** The thing that "it" or, for several, "them" stands for: the subject of the text just before; null when none is plain. */
export function antecedent(before: string, several: boolean): string | null {
  const sentences = straighten(before.slice(-500)).split(/(?<=[.!?:,])\s+|\n+/)
  for (const sentence of sentences.reverse()) {
    const found = (PRESENTED.exec(sentence) ?? SUBJECT.exec(sentence) ?? HAD.exec(sentence))?.[1]
    if (found && (!several || PLURAL.test(found)))
      return found
        .trim()
        .replace(/^(?:The|Our|This|That|These|Those|Their|His|Her|A|An|My|a|an)\b/, (word) =>
          /^(?:a|an)$/i.test(word) ? 'the' : word.toLowerCase(),
        )
  }
  return null
}

/** "check them tomorrow" -> "check the invoices tomorrow". */
export function resolvePronoun(phrase: string, before: string): string | null {
  const pronoun =
    /^(\S+(?: (?:at|into|through|up|out|over|on|care of))?) (it|this|that|them|these|those)(?= |[.,!?]|$)/i.exec(
      phrase,
    )
  if (!pronoun) return null
  if (
    /^(?:this|that|these|those)$/i.test(pronoun[2] ?? '') &&
    /^ \p{L}{3,}/u.test(phrase.slice(pronoun[0].length)) &&
    !/^ (?:by|before|until|today|tomorrow|asap|for|when|and|with|please|on|next|back|out|over|off|to)\b/i.test(
      phrase.slice(pronoun[0].length),
    )
  )
    return null
  const thing = antecedent(before, /^th(?:em|ese|ose)$/i.test(pronoun[2] ?? ''))
  return thing === null ? null : `${pronoun[1]} ${thing}${phrase.slice(pronoun[0].length)}`
}
