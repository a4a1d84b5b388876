// Reads a new due date for an existing task out of a sentence of a reply.
import { readTarget } from './reply-target.ts'
import { type Due, type DueOptions, findDue } from './task-due.ts'
import type { Target } from './task-match.ts'

export interface DueReading {
  kind: 'due'
  target: Target
  /** 'YYYY-MM-DD' */
  dueDate: string
  confidence: number
}

/** What may come before the verb of a wish, each word in one way only: with a second way, forty of them take minutes. */
export const ASK = String.raw`^(?:(?:please|pls|can (?:we|you|i)|could (?:we|you|i)|let's|lets|we (?:should|need to|have to|must)|i(?:'d| would) (?:like|need|have) to|i need to|i have to|ok(?:ay)?,?|also,?|and|bitte|kannst du|konnen wir|on peut|peux-tu|podemos|puedes|shall we|i'll|i will)\s+)*`

const MOVE = new RegExp(
  String.raw`${ASK}(?:push|move|postpone|delay|shift|reschedule|bring forward|extend|defer|put off|set|change|verschiebe|verschieben|verschieb|reporte[rz]?|decale[rz]?|mueve|mover|aplaza|pospon)\s+(?:back |out |forward )?(?:the )?(?:(?:deadline|due date|date) (?:of|for|on) )?(?<what>.+?)(?: (?:back|out|forward|off))? (?:to|until|till|by|on|for|auf|a|au|al|para|hasta)\s+(?<when>.+?)[.!?]*$`,
)

/** Said of the task, or of the time that its doer needs or asks for. */
const STATED: readonly RegExp[] = [
  /^(?:the )?(?:new )?(?:deadline|due date)(?: (?:of|for|on) (?<what>.+?))?(?: (?:is|moves to|moved to|changes to)(?: now)?|:)\s+(?<when>.+?)[.!]*$/,
  /^(?<what>.+?) (?:is|are)(?: now)? due (?:on |by )?(?<when>.+?)[.!]*$/,
  /^(?:(?:i|we)(?:'ll| will)?(?: still)? )?need (?:more time )?(?:until|till|time until) (?<when>.+?)(?: (?:for|to (?:finish|do)) (?<what>.+?))?[.!]*$/,
  /^(?<what>.+?) (?:needs|will take|takes) (?:until|till) (?<when>.+?)[.!]*$/,
  /^(?:(?:please|kindly|just|maybe|perhaps|(?:can|could|may|would) (?:i|we|you)) )*(?:give|grant|allow|get|have) (?:(?:me|us) )?(?:(?:some |more |a bit more )*time )?(?:until|till) (?<when>.+?)(?: (?:for|with|to (?:finish|do|complete)) (?<what>.+?))?(?:,? please)?[.!?]*$/,
  /^(?:bitte )?(?:gib|gebt|geben sie|lass|lasst|lassen sie) (?:mir|uns)(?: bitte| noch| doch)*(?: (?:etwas |mehr )*zeit)? bis (?:zum |zur )?(?<when>.+?)(?: fur (?<what>.+?))?[.!]*$/,
  /^(?:ich brauche|wir brauchen|brauche)(?: noch| etwas| mehr| leider)*(?: zeit)? bis (?:zum |zur )?(?<when>.+?)(?: fur (?<what>.+?))?[.!]*$/,
  /^(?:donnez|donne|laissez|laisse|accordez|accorde)[- ](?:moi|nous)(?: (?:encore |un peu de |plus de )*(?:temps|delai))? (?:jusqu'(?:au |a |en )?)(?<when>.+?)(?: pour (?<what>.+?))?(?:,? s'il (?:vous|te) plait)?[.!]*$/,
  /^(?:por favor,? )?(?:dame|deme|danos|denos|dadme|necesito|necesitamos)(?: (?:mas )?tiempo)? hasta (?:el )?(?<when>.+?)(?: para (?<what>.+?))?(?:,? por favor)?[.!]*$/,
  /^(?:per favore,? )?(?:dammi|datemi|dacci|dateci|mi dia|ho bisogno)(?: (?:di )?(?:piu )?tempo)? fino (?:a |al |alla )(?<when>.+?)(?: per (?!favore)(?<what>.+?))?(?:,? per favore)?[.!]*$/,
  /^(?:geef|gun) (?:me|mij|ons)(?: (?:nog |meer )*tijd)?(?: nog)? tot (?<when>.+?)(?: voor (?<what>.+?))?(?:,? (?:alsjeblieft|alstublieft|aub))?[.!]*$/,
  /^(?:por favor,? )?(?:me da|me de|da-me|de-me|deem-me|nos da|preciso|precisamos)(?: (?:de )?(?:mais )?tempo)? ate (?:a |o )?(?<when>.+?)(?: para (?<what>.+?))?(?:,? por favor)?[.!]*$/,
]

/** From a folded sentence; null when it sets no day that one can find. */
export function readNewDue(plain: string, dates: DueOptions): DueReading | null {
  const moved = MOVE.exec(plain)
  const said = moved ?? firstMatch(plain)
  if (!said) return null
  const { what = '', when = '' } = said.groups ?? {}
  const day = dueAfter(when, dates) ?? findDue(plain, dates)
  const target = readTarget(what.replace(/^(?:the )?(?:deadline|due date)$/, ''))
  return day && target && { kind: 'due', target, dueDate: day.day, confidence: moved ? 0.86 : 0.8 }
}

/** Longer ones say more than a day. */
const LONGEST_WHEN = 80

/** A few words alone do not tell their language, so each language's "by" is tried before them. */
function dueAfter(said: string, dates: DueOptions): Due | null {
  const when = said.slice(0, LONGEST_WHEN)
  for (const by of ['by', 'bis', 'avant le', 'hasta el', 'entro', 'voor', 'até']) {
    const day = findDue(`${by} ${when}`, dates)
    if (day) return day
  }
  return null
}

function firstMatch(plain: string): RegExpExecArray | null {
  for (const pattern of STATED) {
    const match = pattern.exec(plain)
    if (match) return match
  }
  return null
}
