// The cues of what a sentence is about: meetings and days, news of others, and the phrases of bulk mail.

import type { Cue } from './cue.ts'
import { DAY } from './day-pattern.ts'

/** Statements about what is or was, which ask for nothing. */
const NEWS: readonly Cue[] = [
  ['past', /\b(?:was|were|had|did|said|told|called|sent|went|got|\w{3,}ed)\b/],
  ['perfect', /\b(?:have|has|had|i've|we've|he's|she's) (?:\w+ )?\w+(?:ed|en|ne|nt|id|de|ot)\b/],
  [
    'report',
    /\b(?:said|says|asked|told|mentioned|advised|called|spoke|talked|discussed|agreed|wanted|suggested)\b/,
  ],
  [
    'they-will',
    /\b(?:he|she|they|it|this|that|these|who|which)(?:'ll| will| would| is| are| was| were| has| have)\b/,
  ],
  [
    'they-act',
    /\b(?:he|she|they|it|who|which|[a-z]+'s) (?:will|would|can|could|may|might|should|has|have|had|is|are|was|were|said|says|wants?|needs?)\b/,
  ],
  ['negated', /\b(?:not|never|no|can't|cannot|won't|don't|isn't|unable)\b/],
  [
    'not-there',
    /\b(?:out of|out on|out until|be out|on vacation|unable|not be able|won't be|will not be|cannot|can't)\b/,
  ],
  ['out-of-office', /\bout (?:of (?:the )?(?:office|town)|on|until)\b|\bvacation\b/],
  ['attached', /\b(?:attached|attachment|enclosed|fyi|for your information)\b/],
  ['thank', /\b(?:thanks|thank you|thx)\b/],
]

const MEETINGS: readonly Cue[] = [
  ['meet', /\b(?:meet|meeting|get together|lunch|dinner|call|conference|drinks|coffee)\b/],
  ['date-word', new RegExp(String.raw`\b${DAY}\b`)],
]

/** Shops, newsletters and services ask much of everybody, and mean it less. */
const BULK: readonly Cue[] = [
  [
    'click',
    /\b(?:click|unsubscribe|download|subscribe|shop|free|offer|sale|save|discount|opt out|address book)\b/,
  ],
  ['if-questions', /\bif you (?:have|need|would|want|are|do|don't|wish|prefer)\b/],
  ['hesitate', /\b(?:hesitate|feel free)\b/],
  [
    'leave-list',
    /\b(?:unsubscribe|opt[- ]out|no longer (?:wish|want)|stop receiving|(?:don't|do not) (?:want|wish) to receive|remove(?:d)?|address book|safe (?:sender|list)|spam|junk|contacts list|inbox|mailing list|e-?mail list|preferences)\b/,
  ],
  [
    'enrol',
    /\b(?:confirm|verify|activate|register|sign up|sign in|log ?in|password|account|profile|settings|membership|registration)\b/,
  ],
  [
    'sale',
    /\b(?:save|sale|discount|coupon|off|free|win|offers?|deals?|shipping|bonus|promo\w*|exclusive|gift|price|earn|apply)\b/,
  ],
  ['survey', /\b(?:survey|feedback|rate|rating|review|questionnaire|poll)\b/],
  [
    'reach-us',
    /\b(?:contact|call|e-?mail|write|tweet|reach|follow|tell|ask|help) (?:to )?us\b|\bsupport\b|\bquestions?\b|\bfeel free\b|\bhesitate\b/,
  ],
  ['link', /\$link|https?:|www\.|\b(?:click|clicking|tap|link|below|here|visit|website|webpage|page|site)\b/],
  ['install', /\b(?:download|install|upgrade|update|app|apps|version|iphone|android|ipad|device)\b/],
]

/** Items of lists and their headings. */
const LINES: readonly Cue[] = [
  ['list', /^\W*(?:\d{1,2}|[a-z])[.)]\s|^[-*+]\s/],
  ['colon-end', /:\s*$/],
]

export const topicCues: readonly Cue[] = [...NEWS, ...MEETINGS, ...BULK, ...LINES]
