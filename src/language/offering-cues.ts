// The cues in which English proposes and promises: suggestions, days that fit, and what the writer will do.

import type { Cue } from './cue.ts'
import { DAY } from './day-pattern.ts'

const GOOD = String.raw`(?:great|good|fine|perfect|ok|okay|best|better|ideal|bad|convenient|alright|possible)`

const PROPOSALS: readonly Cue[] = [
  ['lets', /\b(?:let's|lets|let us)\b/],
  ['we-should', /\bwe (?:should|must|need to|have to|ought to|could|can|might|probably)\b/],
  ['how-about', /\b(?:how|what) about\b|\bwhy (?:don't|not)\b/],
  ['suggest', /\b(?:suggest|propose|recommend|suggestion|proposal)\b/],
  [
    'idea',
    /\b(?:suggest(?:ion|ed|ing)?|propos(?:e|al|ed|ing)|recommend(?:ation|ed)?|idea|thoughts?|input|advice|opinion|comments?)\b/,
  ],
  [
    'would-be',
    /\b(?:would|will|might|could) be (?:\w+ )?(?:great|nice|good|helpful|useful|beneficial|appreciated|best|better|wise|appropriate)\b/,
  ],
  [
    'may-want',
    /\b(?:may|might|should|could) (?:also |probably |just )?(?:want|wish|like|prefer|consider)\b|\bconsider\b/,
  ],
  ['soften', /\b(?:maybe|perhaps|possibly|probably)\b/],
  [
    'talk-over',
    /\b(?:discuss|talk (?:about|more|further)|go over|chat|sit down|get together|set up|catch up|meet (?:with|up|to)|conference call|schedule)\b/,
  ],
  [
    'fits',
    new RegExp(
      String.raw`\b${DAY}\b[^.?!]{0,30}\b(?:works?|(?:is|are|would be|will be|looks?|sounds?|seems?) (?:\w+ )?${GOOD})\b|\b(?:works?|${GOOD}) (?:for|with) (?:me|us|you|everyone|all)\b|\b(?:sounds|looks) (?:\w+ )?(?:good|great|fine|like a plan)\b|\bwould work\b`,
    ),
  ],
  [
    'available',
    /\b(?:available|free|open|avail) (?:on|to|for|next|this|any|tomorrow|today)\b|\b(?:are|is|be) (?:you )?(?:available|free)\b/,
  ],
  [
    'free-at',
    new RegExp(
      String.raw`\b(?:available|open|free|around)\b[^.?!]{0,30}\b${DAY}\b|\bclear(?:ed)? my (?:calendar|schedule)\b`,
    ),
  ],
]

/** What the writer will do, wants, needs or hopes. */
const INTENTIONS: readonly Cue[] = [
  ['promise', /\b(?:i|we)(?:'ll|'d| will| shall| am going to| are going to|'m going to|'re going to)\b/],
  [
    'would-like',
    /\b(?:i|we)(?:'d| would)(?: really| also)? (?:like|love|appreciate|be happy|be glad|prefer)\b/,
  ],
  [
    'i-will-tell',
    /\b(?:i|we)(?:'ll| will| shall| can)(?: also| then| try to| be)? (?:let|call|send|email|e-mail|get|give|forward|bring|keep|discuss|talk|meet|see|try|check|set|have|contact|follow|fax|join|provide|share|post|ask)\b/,
  ],
  ['i-will-be', /\b(?:i|we)(?:'ll| will| shall) (?:not )?be\b/],
  [
    'our-plan',
    /\b(?:we|i)(?:'re| are| am|'m) (?:\w+ )?(?:going|planning|trying|looking|working|organizing|shooting|expecting|hoping)\b/,
  ],
  [
    'need-to',
    /\b(?:i|we)(?: will| would|'ll)?(?: also| really| still| just| probably)? (?:need|have|got) to\b/,
  ],
  ['want-to', /\b(?:i|we)(?: would|'d)?(?: also| really| still| just)? (?:want|like|love) to\b/],
  [
    'want-thing',
    /\b(?:i|we)(?: would|'d)(?: also| really| still| just)? (?:like|love|appreciate|welcome|prefer) (?!to\b)/,
  ],
  [
    'check-in',
    /\b(?:want(?:ed)?|like) to (?:confirm|check|follow up|touch base|make sure|let you know|verify|see if|ask)\b|\bjust (?:confirming|checking|following up|wanted)\b|\bfollow[- ]up\b/,
  ],
  ['forward-to', /\blook(?:ing)? forward\b/],
  [
    'see-you',
    /\b(?:see|meet|join|visit|meeting|seeing|visiting|talk(?:ing)? (?:to|with)|speak(?:ing)? (?:to|with)|hear(?:ing)? from) (?:with )?(?:you|y'all)\b/,
  ],
  ['hope', /\b(?:hope|hopefully|hoping|wish)\b/],
]

/** Who may, must or will. */
const MODALS: readonly Cue[] = [
  [
    'i-will',
    /(?<!if )(?<!when )(?<!can )(?<!should )\bi(?:'ll| will| shall|'m going to| am going to|'re going to| are going to)\b/,
  ],
  ['i-would', /(?<!if )(?<!when )(?<!can )(?<!should )\bi(?:'d| would)\b/],
  ['i-can', /(?<!if )(?<!when )(?<!can )(?<!should )\bi(?: can| could| may| might)\b/],
  ['i-must', /(?<!if )(?<!when )(?<!can )(?<!should )\bi(?: should| must| ought to)\b/],
  [
    'we-will',
    /(?<!if )(?<!when )(?<!can )(?<!should )\bwe(?:'ll| will| shall|'m going to| am going to|'re going to| are going to)\b/,
  ],
  ['we-would', /(?<!if )(?<!when )(?<!can )(?<!should )\bwe(?:'d| would)\b/],
  ['we-can', /(?<!if )(?<!when )(?<!can )(?<!should )\bwe(?: can| could| may| might)\b/],
  ['we-must', /(?<!if )(?<!when )(?<!can )(?<!should )\bwe(?: should| must| ought to)\b/],
  [
    'you-will',
    /(?<!if )(?<!when )(?<!can )(?<!should )\byou(?:'ll| will| shall|'m going to| am going to|'re going to| are going to)\b/,
  ],
  ['you-would', /(?<!if )(?<!when )(?<!can )(?<!should )\byou(?:'d| would)\b/],
  ['you-can', /\byou(?: can|'ll be able| may| could| will be able| will)\b/],
  ['you-can', /(?<!if )(?<!when )(?<!can )(?<!should )\byou(?: can| could| may| might)\b/],
  ['you-must', /(?<!if )(?<!when )(?<!can )(?<!should )\byou(?: should| must| ought to)\b/],
]

export const offeringCues: readonly Cue[] = [...PROPOSALS, ...INTENTIONS, ...MODALS]
