// The phrases that open a request, a promise or a proposal, in order of trust.
import type { Act } from './intent.ts'

export interface Opener {
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
const BEFORE = String.raw`(?:^|[\s,;:(–—-])`
const after = (opener: string) =>
  new RegExp(String.raw`${BEFORE}(?:${opener})(?=[\s,:]|$)[\s,:]+${SOFT}`, 'i')

/** In order of trust; the first that matches wins. */
export const OPENERS: readonly Opener[] = [
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

/** Whether any of them stands in a sentence: one search, where each of them would be looked for in vain. */
export const ANY_OPENER = new RegExp(
  `${BEFORE}(?:${OPENERS.map(({ pattern }) => pattern.source.replace(BEFORE, '')).join('|')})`,
  'i',
)

export const WANTED: readonly Opener[] = [
  {
    pattern:
      /^(?:(?:and|but|also|so),? )*(?:please )?(?:don't|do not) forget (?=(?:the|your|my|our|an?) (?!fact\b|rest\b|meeting is\b))/i,
    act: 'request',
    actor: 'reader',
    confidence: 0.76,
    verb: 'Remember',
  },
  {
    pattern:
      /^(?:(?:and|but|also|so),? )*you(?:'re| are) (?:responsible for|in charge of) (?=(?:the|our|all|an?)\b)/i,
    act: 'request',
    actor: 'reader',
    confidence: 0.76,
    verb: 'Take care of',
  },
  {
    pattern:
      /^(?:(?:and|but|also|so),? )*(?:i|we)(?:'d| would) like to (?:have|get|see) (?=(?:the|our|my|all|this|that|these|those) [^,.;]{2,40}? (?:\w+ed|done|sent|made|built|written|redone|rewritten)\b)/i,
    act: 'request',
    actor: 'reader',
    confidence: 0.72,
    verb: 'Get',
  },
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
