// Sorts words into the few classes whose order tells a request or a promise from a statement.
import { baseOfVerb } from './action-verbs.ts'

const CLASSES: readonly (readonly [string, string])[] = [
  ['ME', 'i we'],
  ['MY', 'me us my our'],
  ['YOU', 'you your u ya yourself'],
  ['HE', 'he she they it him her them his their its'],
  ['CAN', 'can could'],
  ['WILL', "will would shall should 'll 'd"],
  ['MUST', 'may might must need needs have has ought'],
  ['BE', "is are was were am be been being 's 'm 're"],
  ['DO', 'do does did'],
  [
    'MEET',
    'meet meeting meetings lunch dinner drink drinks coffee visit chat talk discuss discussion conference breakfast session appointment schedule calendar golf join attend rsvp together',
  ],
  [
    'TELL',
    'call email e-mail mail send forward fax phone contact tell inform advise reply respond write drop touch know confirm provide give let',
  ],
  [
    'WEB',
    'click download shop buy save get free sale offer register sign subscribe unsubscribe login log app site website account link order deal update below here now',
  ],
  ['FEEL', 'think believe guess hope understand feel like love want wish wonder wondering appreciate'],
  ['NOT', "not no never n't cannot"],
  [
    'DAY',
    'monday tuesday wednesday thursday friday saturday sunday today tomorrow tonight week weekend month morning afternoon evening noon mon tues wed thurs fri next am pm',
  ],
  ['ASK', 'what when where who how why which'],
  ['THE', 'the a an this that these those some any'],
  ['TO', 'to for of in on at with from by about'],
  ['IF', 'if whether when unless'],
  ['PLEASE', 'please pls kindly'],
  ["LET'S", "lets let's"],
]

const classOf = new Map<string, string>()
for (const [name, list] of CLASSES)
  for (const word of list.split(' ')) if (!classOf.has(word)) classOf.set(word, name)

const PIECE = /\$link|n't|'[a-z]+|[\p{L}-]+|\p{N}+|[.?!,]/gu

/** The classes of the first sixty words of a lower-case sentence. */
export function classesOf(sentence: string): string[] {
  const apart = sentence.replace(/n't\b/g, " n't").replace(/'(ll|d|m|re|ve|s)\b/g, " '$1")
  return (apart.match(PIECE) ?? []).slice(0, 60).map(classOfWord)
}

function classOfWord(word: string): string {
  const known = classOf.get(word)
  if (known) return known
  if (/^[.?!,]$/.test(word)) return word
  if (/^\p{N}/u.test(word)) return 'NUM'
  const base = baseOfVerb(word)
  if (base === word) return 'VB'
  if (word.endsWith('ing')) return 'VBG'
  if (base !== null) return word.endsWith('s') ? 'VBZ' : 'VBD'
  return word.endsWith('ed') ? 'VBD' : 'X'
}
