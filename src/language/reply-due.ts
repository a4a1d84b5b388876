// Reads a new due date for an existing task out of a sentence of a reply.

import { AT_ONCE, type Day, daysOf } from './candidates/days.ts'
import type { DateOptions } from './dates/found-date.ts'
import { readTarget } from './reply-target.ts'
import { around, behind, withoutStops } from './sentence-parts.ts'
import { deadlineOf } from './slots/due.ts'
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
  String.raw`${ASK}(?:push|move|postpone|delay|shift|reschedule|bring forward|extend|defer|put off|set|change|verschiebe|verschieben|verschieb|reporte[rz]?|decale[rz]?|mueve|mover|aplaza|pospon) (?:back |out |forward )?(?:the )?(?:(?:deadline|due date|date) (?:of|for|on) )?(?=.)`,
)
const TO = /(?<=.)(?: (?:back|out|forward|off))? (?:to|until|till|by|on|for|auf|a|au|al|para|hasta) /
const OF_THE_DEADLINE = /^(?:the )?(?:new )?(?:deadline|due date)(?: (?:of|for|on) )?/
const IS = /(?: (?:is|moves to|moved to|changes to)(?: now)?|:) /
/** Between a task and its day. */
const DUE = / (?:(?:is|are)(?: now)? due (?:on |by )?|(?:needs|will take|takes) (?:until|till) )/

interface Request {
  /** All before the day. */
  begins: RegExp
  /** Between the day and the task. */
  of: RegExp
}

/** Of the time that its doer needs or asks for. */
const REQUESTS: readonly Request[] = [
  {
    begins: /^(?:(?:i|we)(?:'ll| will)?(?: still)? )?need (?:more time )?(?:until|till|time until) /,
    of: / (?:for|to (?:finish|do)) /,
  },
  {
    begins:
      /^(?:(?:please|kindly|just|maybe|perhaps|(?:can|could|may|would) (?:i|we|you)) )*(?:give|grant|allow|get|have) (?:(?:me|us) )?(?:(?:some |more |a bit more )*time )?(?:until|till) /,
    of: / (?:for|with|to (?:finish|do|complete)) /,
  },
  {
    begins:
      /^(?:bitte )?(?:gib|gebt|geben sie|lass|lasst|lassen sie) (?:mir|uns)(?: bitte| noch| doch)*(?: (?:etwas |mehr )*zeit)? bis (?:zum |zur )?/,
    of: / fur /,
  },
  {
    begins:
      /^(?:ich brauche|wir brauchen|brauche)(?: noch| etwas| mehr| leider)*(?: zeit)? bis (?:zum |zur )?/,
    of: / fur /,
  },
  {
    begins:
      /^(?:donnez|donne|laissez|laisse|accordez|accorde)[- ](?:moi|nous)(?: (?:encore |un peu de |plus de )*(?:temps|delai))? jusqu'(?:au |a |en )?/,
    of: / pour /,
  },
  {
    begins: /^(?:il (?:me|nous) faut(?: encore)?(?: du temps)?|j'ai besoin de temps) jusqu'(?:au |a |en )?/,
    of: / pour /,
  },
  {
    begins:
      /^(?:por favor,? )?(?:dame|deme|danos|denos|dadme|necesito|necesitamos)(?: (?:mas )?tiempo)? hasta (?:el )?/,
    of: / para /,
  },
  {
    begins:
      /^(?:per favore,? )?(?:dammi|datemi|dacci|dateci|mi dia|ho bisogno)(?: (?:di )?(?:piu )?tempo)? fino (?:a |al |alla )/,
    of: / per /,
  },
  {
    begins: /^(?:geef|gun) (?:me|mij|ons)(?: (?:nog |meer )*tijd)?(?: nog)? tot /,
    of: / voor /,
  },
  {
    begins:
      /^(?:por favor,? )?(?:me da|me de|da-me|de-me|deem-me|nos da|preciso|precisamos)(?: (?:de )?(?:mais )?tempo)? ate (?:a |o )?/,
    of: / para /,
  },
]
const PLEASE = /,? (?:please|s'il (?:vous|te) plait|por favor|per favore|alsjeblieft|alstublieft|aub)$/

interface Said {
  what: string
  when: string
  confidence: number
}

/** From a folded sentence; null when it sets no day that one can find. */
export function readNewDue(plain: string, dates: DateOptions): DueReading | null {
  const wish = withoutStops(plain).replace(PLEASE, '')
  const said = moved(wish) ?? stated(wish) ?? asked(wish)
  if (!said) return null
  const { what, when, confidence } = said
  const day = dayOf(when, dates)
  const target = readTarget(what.replace(/^(?:the )?(?:deadline|due date)$/, ''))
  return day && target && { kind: 'due', target, dueDate: day.day, confidence }
}

/** "Push the deck to Monday" */
function moved(plain: string): Said | null {
  const order = behind(plain, MOVE)
  const [what, when] = (order && around(order, TO)) || []
  return what && when ? { what, when, confidence: 0.86 } : null
}

/** "The deadline of 2 is Monday", "2 is due on Monday", "2 needs until Monday" */
function stated(plain: string): Said | null {
  const deadline = behind(plain, OF_THE_DEADLINE)
  const [what, when] = (deadline !== null && around(deadline, IS)) || around(plain, DUE) || []
  return what !== undefined && when ? { what, when, confidence: 0.8 } : null
}

/** "Please give me until Monday for the deck" */
function asked(plain: string): Said | null {
  for (const { begins, of } of REQUESTS) {
    const rest = behind(plain, begins)
    if (!rest) continue
    const [when, what] = around(rest, of) ?? [rest, '']
    return { what, when, confidence: 0.8 }
  }
  return null
}

/** Longer ones say more than a day. */
const LONGEST_WHEN = 80
/** A few words alone do not tell their language. */
const BY = ['by', 'bis', 'avant le', 'hasta el', 'entro', 'voor', 'até']
/** "The archive of Friday": the day is about something else. */
const OF_A_THING =
  /(?:^| )(?:of|from|dated|since|after|between|last|our|your|his|her|their|about|like|vom|der|des|du) $/

function dayOf(said: string, dates: DateOptions): Day | null {
  for (const by of BY) {
    // The full stop of "5.4." was taken for that of the sentence.
    const when = `${by} ${said.slice(0, LONGEST_WHEN)}.`
    const meant = daysOf(when, dates).filter(
      ({ start, end }) =>
        !AT_ONCE.test(when.slice(start, end)) &&
        !OF_A_THING.test(when.slice(0, start)) &&
        !when.startsWith("'s", end),
    )
    const day = deadlineOf(meant)
    if (day) return day
  }
  return null
}
