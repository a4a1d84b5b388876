// The cues in which English asks: imperatives, questions, and the set phrases of requests.
import type { Cue } from './cue.ts'

/** Where a clause may begin with its verb: at the start (after a name), after a mark, "and", "please" and the like. */
const CLAUSE = String.raw`(?:^(?:\w+(?: \w+)?, )?|[,;:.!)-] |\b(?:and|then|or|but|so|also|just|simply|please|pls|kindly) )(?:(?:please|also|just|then|simply|and|so|kindly|do|don't|do not) )*`

/** What follows a verb shows that it is a noun: "call is", "review of". */
const NO_NOUN = String.raw`\b(?! (?:is|are|was|were|will|has|have|of)\b)`
/** An auxiliary before its subject, where a clause may begin. */
const ASKED = String.raw`(?:^|[,;:.!-] |\b(?:and|so|but|or|what|when|where|who|how|why|which|time|if so) )(?:can|could|will|would|do|did|does|are|is|have|has|should|shall|may|were|was)(?:n't)? `

/** What the reader is asked or told to do. */
const REQUESTS: readonly Cue[] = [
  ['please', /\b(?:please|pls|plz|kindly)\b/],
  ['let-me-know', /\blet (?:me|us) (?:know|have)\b/],
  ['need-you', /\b(?:need|want|like|love|ask|wish|prefer|expect) (?:for )?you\b/],
  [
    'you-ought',
    /\byou (?:should|must|need to|have to|ought to|may want|might want|will need|can|could|may|might)\b/,
  ],
  ['appreciate', /\b(?:appreciate|grateful|helpful if|great if|nice if)\b/],
  ['reminder', /\b(?:reminder|remember|don't forget|make sure|be sure)\b/],
  [
    'remind',
    /\b(?:reminder|remember to|(?:don't|do not) forget|keep in mind|please note|note that|be advised|be aware)\b/,
  ],
  [
    'need-thing',
    /\b(?:i|we|i'll|we'll)(?: will| would)?(?: also| really| still| just| probably)? need (?!to\b)/,
  ],
  [
    'you-need-to',
    /\byou(?: will| would|'ll)?(?: also| really| still| just| probably)? (?:need|have|got) to\b/,
  ],
  [
    'me-object',
    /\b(?:send|give|call|tell|e-?mail|let|get|fax|page|forward|show|help|bring|contact|ask|meet|remind|update|advise|provide|drop|copy|keep) (?:it |this |that |them )?(?:to )?(?:me|us|him|her|them)\b/,
  ],
  [
    'soon',
    /\b(?:asap|as soon as|as quickly|right away|immediately|urgent|by (?:the )?(?:end|close|noon|early|late|tomorrow|today|next|mon|tues|wed|thurs|fri|eod|cob|\d))/,
  ],
]

/** Verbs that begin a clause, by the kind of work. */
const IMPERATIVES: readonly Cue[] = [
  [
    'do-meet',
    new RegExp(
      String.raw`${CLAUSE}(?:meet|discuss|talk|chat|join|attend|visit|lunch|reschedule|schedule|speak|stop by|swing by|come|rsvp|play)${NO_NOUN}`,
    ),
  ],
  [
    'do-tell',
    new RegExp(
      String.raw`${CLAUSE}(?:call|e-?mail|mail|send|forward|fax|phone|contact|tell|inform|advise|reply|respond|write|confirm|notify|provide|give|bring|copy|cc|page|let|remind|explain|answer|ask|resend|return|submit|share|comment|drop)${NO_NOUN}`,
    ),
  ],
  [
    'do-web',
    new RegExp(
      String.raw`${CLAUSE}(?:click|download|shop|buy|save|subscribe|unsubscribe|register|sign|log|enjoy|discover|explore|browse|activate|upgrade|order|earn|win|apply|redeem|install|unlock|choose|select|follow|rate|enter|compare|open|view|watch|start|tap|learn|get|try|purchase|go|check out|visit|update|use|see)${NO_NOUN}`,
    ),
  ],
  [
    'do-work',
    new RegExp(
      String.raw`${CLAUSE}(?:review|prepare|check|fix|look|handle|make|ensure|set|arrange|book|cancel|print|change|put|take|work|do|finish|add|help|revise|draft|complete|plan|approve|find|pull|run|include|remove|delete|keep|hold|cover|verify|read|pass|consider|move|create|leave|pick|be|note|remember)${NO_NOUN}`,
    ),
  ],
  [
    'if-then-do',
    /^if you\b[^.?!]*?, (?:please |just |simply |then |kindly |also )*(?:click|visit|go|call|contact|email|e-mail|reply|send|let|follow|use|give|see|check|feel|drop|head|turn|refer|take|fill|add|tell|write|update|try|ask|do|make|be|reopen|mark|log|sign)\b/,
  ],
  [
    'to-do-this',
    /^(?:to|in order to|for) [^,.?!]{3,80}, ?(?:please |just |simply |kindly )*(?:click|visit|go|call|contact|email|e-mail|reply|send|let|follow|use|give|see|check|add|log|sign|register|enter|paste|download)\b/,
  ],
]

const QUESTIONS: readonly Cue[] = [
  ['ask-polite', /\b(?:can|could|would|will) (?:you|we|i|someone|somebody|anyone|one of you|y'all)\b/],
  [
    'ask-start',
    /^(?:\w+[ ,:-]+){0,2}(?:can|could|would|will|do|did|does|are|is|have|has|should|shall|may|were|was) (?:you|we|i|it|there|they|he|she|this|that|the|anyone|your)\b/,
  ],
  ['ask-wh', /^(?:\w+[ ,:-]+){0,2}(?:what|when|where|who|why|how|which)(?:'s)?\b/],
  [
    'ask-you',
    new RegExp(String.raw`${ASKED}(?:you|u|someone|somebody|anyone|anybody|one of you|everyone)\b`),
  ],
  ['ask-us', new RegExp(String.raw`${ASKED}(?:we|i)\b`)],
  ['ask-it', new RegExp(String.raw`${ASKED}(?:it|this|that|he|she|they|there|the|your|my|our)\b`)],
  [
    'early-modal',
    /^(?:\w+,? ){0,2}(?:can|could|would|will|should|shall|may|do|does|did|is|are|was|were|have|has)\b/,
  ],
  ['tag', /,? (?:right|correct|ok|okay|no|huh)\?/],
  ['want-q', /^(?:want|need|ready|looking|interested|have|already|tired|got)\b.*\?/],
  ['anyone', /\b(?:anyone|anybody|someone|somebody|everyone|folks|guys|all of you|y'all|team)\b/],
  [
    'wonder',
    /\b(?:wondering|wonder) (?:if|whether|what|how|when)\b|\b(?:any|a) chance\b|\b(?:is|be|was|it) (?:it )?possible\b|\bcurious\b/,
  ],
  ['question-mid', /\?\s+\w/],
]

export const askingCues: readonly Cue[] = [...REQUESTS, ...IMPERATIVES, ...QUESTIONS]
