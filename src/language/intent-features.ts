// Turns a sentence into the named features by which requests, promises and proposals are told.
import { actionVerbs } from './action-verbs.ts'
import { straighten } from './fold.ts'
import { classesOf } from './word-classes.ts'

const TOKEN = /\$link|https?:\S+|\S+@\S+|\p{L}+(?:'\p{L}+)*|\p{N}+(?:[.:/]\p{N}+)*|[?!$%]/giu
const LONGEST = 60

/** The rules whose truth the model weighs; each looks at the lower-case sentence. */
const RULES: readonly (readonly [string, RegExp])[] = [
  ['ask-polite', /\b(?:can|could|would|will) (?:you|we|i|someone|somebody|anyone|one of you|y'all)\b/],
  [
    'ask-start',
    /^(?:\w+[ ,:-]+){0,2}(?:can|could|would|will|do|did|does|are|is|have|has|should|shall|may|were|was) (?:you|we|i|it|there|they|he|she|this|that|the|anyone|your)\b/,
  ],
  ['ask-wh', /^(?:\w+[ ,:-]+){0,2}(?:what|when|where|who|why|how|which)(?:'s)?\b/],
  ['please', /\b(?:please|pls|plz|kindly)\b/],
  ['let-me-know', /\blet (?:me|us) (?:know|have)\b/],
  ['lets', /\b(?:let's|lets|let us)\b/],
  ['need-you', /\b(?:need|want|like|love|ask|wish|prefer|expect) (?:for )?you\b/],
  [
    'you-must',
    /\byou (?:should|must|need to|have to|ought to|may want|might want|will need|can|could|may|might)\b/,
  ],
  ['we-should', /\bwe (?:should|must|need to|have to|ought to|could|can|might|probably)\b/],
  ['promise', /\b(?:i|we)(?:'ll|'d| will| shall| am going to| are going to|'m going to|'re going to)\b/],
  [
    'would-like',
    /\b(?:i|we)(?:'d| would)(?: really| also)? (?:like|love|appreciate|be happy|be glad|prefer)\b/,
  ],
  ['how-about', /\b(?:how|what) about\b|\bwhy (?:don't|not)\b/],
  ['suggest', /\b(?:suggest|propose|recommend|suggestion|proposal)\b/],
  ['meet', /\b(?:meet|meeting|get together|lunch|dinner|call|conference|drinks|coffee)\b/],
  [
    'click',
    /\b(?:click|unsubscribe|download|subscribe|shop|free|offer|sale|save|discount|opt out|address book)\b/,
  ],
  ['if-questions', /\bif you (?:have|need|would|want|are|do|don't|wish|prefer)\b/],
  ['appreciate', /\b(?:appreciate|grateful|helpful if|great if|nice if)\b/],
  ['hesitate', /\b(?:hesitate|feel free)\b/],
  [
    'they-will',
    /\b(?:he|she|they|it|this|that|these|who|which)(?:'ll| will| would| is| are| was| were| has| have)\b/,
  ],
  ['past', /\b(?:was|were|had|did|said|told|called|sent|went|got|\w{3,}ed)\b/],
  [
    'available',
    /\b(?:available|free|open|avail) (?:on|to|for|next|this|any|tomorrow|today)\b|\b(?:are|is|be) (?:you )?(?:available|free)\b/,
  ],
  ['out-of-office', /\bout (?:of (?:the )?(?:office|town)|on|until)\b|\bvacation\b/],
  ['negated', /\b(?:not|never|no|can't|cannot|won't|don't|isn't|unable)\b/],
  ['reminder', /\b(?:reminder|remember|don't forget|make sure|be sure)\b/],
]

/** Named features with repetition removed; at most some hundred, whatever the length of the sentence. */
export function intentFeatures(sentence: string): string[] {
  const plain = straighten(sentence.slice(0, 1200)).replace(/\s+/g, ' ').trim()
  const tokens = (plain.toLowerCase().match(TOKEN) ?? []).slice(0, LONGEST).map(shape)
  const features = new Set<string>(['bias'])
  addWords(tokens, features)
  addStart(tokens, features)
  addShape(plain, tokens, features)
  addClasses(classesOf(plain.toLowerCase()), features)
  for (const [name, rule] of RULES) if (rule.test(plain.toLowerCase())) features.add(`r:${name}`)
  return [...features]
}

function shape(token: string): string {
  if (/^(?:\$link|https?:)/.test(token)) return 'URL'
  if (token.includes('@')) return 'MAIL'
  if (/^\d/.test(token)) return token.includes(':') ? 'TIME' : 'NUM'
  if (/^(?:mon|tues|wednes|thurs|fri|satur|sun)day$/.test(token)) return 'WDAY'
  if (/^(?:january|february|march|april|june|july|august|september|october|november|december)$/.test(token))
    return 'MONTH'
  return token
}

function addWords(tokens: readonly string[], features: Set<string>): void {
  const padded = ['^', ...tokens, '$']
  padded.forEach((token, i) => {
    features.add(`w:${token}`)
    if (i > 0) features.add(`b:${padded[i - 1]} ${token}`)
    if (i > 1) features.add(`t:${padded[i - 2]} ${padded[i - 1]} ${token}`)
    if (i > 1) features.add(`s:${padded[i - 2]} ${token}`)
    if (token.length > 4) features.add(`p:${token.slice(0, 4)}`)
    if (token.length > 5) features.add(`e:${token.slice(-3)}`)
  })
}

/** What the sentence begins with, after a name ("Bob, send …") and words such as "please" or "also". */
function addStart(tokens: readonly string[], features: Set<string>): void {
  const skipped = /^(?:please|also|and|but|so|then|just|kindly|again|or|ok|okay|yes|no|well|hi|hey|thanks)$/
  const start = tokens.findIndex((token) => !skipped.test(token))
  const first = tokens[Math.max(start, 0)] ?? ''
  features.add(`0:${tokens[0] ?? ''}`)
  features.add(`1:${first}`)
  features.add(`2:${first} ${tokens[start + 1] ?? ''}`)
  if (actionVerbs.has(first)) features.add('imperative')
  if (actionVerbs.has(tokens[start + 1] ?? '')) features.add('imperative-second')
}

function addShape(plain: string, tokens: readonly string[], features: Set<string>): void {
  const ending = /[?!:.…]["')\]]*$/.exec(plain)?.[0][0] ?? 'none'
  features.add(`end:${ending}`)
  features.add(`len:${Math.min(6, Math.floor(Math.log2(tokens.length + 1)))}`)
  if (plain.includes('?')) features.add('has?')
  if (/\$(?:LINK|\d)/.test(plain)) features.add('money-link')
  if (/^[A-Z][a-z]+(?: and [A-Z][a-z]+)?(?:,| -|:)/.test(plain)) features.add('addressed')
  if (/[A-Z]{4,}/.test(plain)) features.add('capitals')
  const you = tokens.filter((t) => t.startsWith('you')).length
  const me = tokens.filter((t) => /^(?:i|me|my|i'\w+|we|us|our|we'\w+)$/.test(t)).length
  features.add(`you:${Math.min(you, 2)}:${ending}`)
  features.add(`me:${Math.min(me, 2)}:${Math.min(you, 1)}`)
}

/** Runs of one to three word classes, and the class at each of the first places. */
function addClasses(classes: readonly string[], features: Set<string>): void {
  const padded = ['^', '^', ...classes, '$']
  padded.forEach((name, i) => {
    features.add(`c1:${name}`)
    if (i < 7) features.add(`c@${i}:${name}`)
    if (i > 0) features.add(`c2:${padded[i - 1]} ${name}`)
    if (i > 1) features.add(`c3:${padded[i - 2]} ${padded[i - 1]} ${name}`)
  })
}
