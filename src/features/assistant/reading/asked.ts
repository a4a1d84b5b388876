// What a person asked, made ready for reading: manners off, common slips of the keyboard mended.
import { firstAgent } from '../../../crew/crew.ts'
import { fold, singleSpaced, straighten } from '../../../language/fold.ts'
import type { Board } from './board.ts'
import { withoutCourteousEnds } from './courteous-ends.ts'
import { mendSpelling } from './spelling.ts'

export interface Asked {
  /** As it was written, with straight quotes and single spaces. */
  readonly said: string
  /** Folded, spelling mended, single spaces, without greeting, "could you", "please" and thanks. */
  readonly plain: string
  /** It wants an answer, not a deed. */
  readonly isQuestion: boolean
  readonly board: Board
}

/** Characters that are read: a request says what it wants in few, and nothing here may take long (threat 16). */
const LONGEST = 400

export function askedOf(text: string, board: Board): Asked {
  const said = singleSpaced(straighten(text.slice(0, LONGEST))).trim()
  const mended = singleSpaced(mendSpelling(numbered(contracted(fold(said))), board))
  const plain = withoutManners(mended)
  return { said, plain, isQuestion: isQuestion(plain, mended), board }
}

const CONTRACTIONS: readonly (readonly [RegExp, string])[] = [
  [/\b(what|who|where|when|how|that|there|it|let)s\b(?! (?:is|are)\b)/g, "$1's"],
  [/\b(do|does|did|is|are|was|has|have|had|ca|wo|could|would|should)nt\b/g, "$1n't"],
  [/\bim\b/g, "i'm"],
  [/\b(i|you|we|they)ve\b/g, "$1've"],
  [/\bid (?=like|love)/g, "i'd "],
  [/\b(?:pls|plz|plse)\b/g, 'please'],
  [/\b(?:wanna)\b/g, 'want to'],
  [/\b(?:gotta)\b/g, 'have to'],
  [/\b(?:gonna)\b/g, 'going to'],
  [/\bw\/o\b/g, 'without'],
  [/\bgimme\b/g, 'give me'],
  [/\blemme\b/g, 'let me'],
  [/\bu\b/g, 'you'],
  [/\bur\b/g, 'your'],
  [/\p{Extended_Pictographic}/gu, ' '],
  [/\bprio\b/g, 'priority'],
  [/\bprios\b/g, 'priorities'],
]

/** "Whats" is written for "what's" more often than not. */
function contracted(plain: string): string {
  return CONTRACTIONS.reduce((text, [slip, meant]) => text.replace(slip, meant), plain)
}

const NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

/** "Task nine" is task 9. */
function numbered(text: string): string {
  return text.replace(/\b(tasks?|number|no|item|card) (\w+)\b/g, (whole, noun: string, word: string) =>
    NUMBERS.includes(word) ? `${noun} ${NUMBERS.indexOf(word) + 1}` : whole,
  )
}

const OPENINGS = new RegExp(
  String.raw`^(?:(?:hi|hello|hey|yo|ok|okay|so|well|alright|all right|right|um|uh|hmm|please|kindly|just|now|also|and|then|great|good|cool|perfect|nice|honestly|actually|basically|quick(?: one| question)?|good (?:morning|afternoon|evening)|thanks|thank you|yes|sure|claude|assistant|${firstAgent.type}|there|again|maybe|perhaps|could you|can you|would you|will you|could we|can we|can i|could i|may i|shall we|would you mind|do you mind|could i ask you to|i(?:'d| would) (?:really )?(?:like|love|want|need|appreciate it)(?: it)?(?: if)?(?: you)?(?: (?:to|could|can|would))?|i (?:just |really |only )?(?:want|need|wish)(?: you)? to|i was wondering (?:if|whether) you (?:could|can)|is it possible to|is there a way to|it would be (?:great|nice|good|helpful) if you could|(?:would|could) it be possible to|be so kind (?:as )?to|do me a favou?r and|do me a favou?r,?|help me(?: to)?|help us(?: to)?|go ahead and|let's|let us|quickly)(?=[\s,:;.!–-])[\s,:;.!–-]*)+`,
)
const URGING_ENDS = ['for us', 'right now', "if you don't mind", 'asap please']

function withoutManners(text: string): string {
  const bare = withoutCourteousEnds(text, URGING_ENDS)
  const core = bare.replace(OPENINGS, '').trim()
  return core === '' ? bare : core
}

const ASKING_FOR =
  /^(?:what|who|whose|whom|which|when|where|why|how|what's|who's|how's|when's|where's|(?:tell|show) (?:me|us) (?:who|why|when|how|where|whether|if|what (?:should|to|needs|matters))|tell (?:me|us)|remind (?:me|us) (?:what|who|when|where|how|which|why)(?:'s)?|describe|explain|summari[sz]e|do you know|any idea)\b/
const ASKING =
  /^(?:is|are|was|were|do|does|did|has|have|had|am|any|anything|anyone|anybody|should|will|that's|isn't|aren't|haven't|hasn't)\b/
const POLITE =
  /^(?:(?:hi|hey|hello|ok|okay|please|so|and|then|thanks|well)\b[\s,!.]*)*(?:can|could|would|may|shall|might|will you|will someone)\b/

/** Politely put deeds end with a question mark too; with the manners off they begin with their verb. */
function isQuestion(plain: string, mended: string): boolean {
  if (ASKING_FOR.test(plain)) return true
  if (POLITE.test(mended)) return false
  return (
    ASKING.test(plain) || (/\?\s*$/.test(mended) && !/\b(?:can|could|would|will|may|shall)\b/.test(mended))
  )
}
