// Reads what the line above a list says about its items ("By Friday:", "Action items:", "Bob:").
import { fold } from './fold.ts'

export interface LeadIn {
  /** Work: each item is a task. Information: none is unless it says so itself. */
  kind: 'work' | 'information' | 'plain'
  /** The verb that the lead-in leaves to its items ("Please send me:" -> "Send"). */
  verb: string | null
}

const WORK =
  /\b(?:action(?:s| items?| points?)?|to-?do'?s?|to dos?|tasks?|next steps?|follow[- ]?ups?|open (?:points?|items?)|please|pls|can you|could you|would you|we need to|need to|you need to|i need you to|i'll|i will|we will|my list|your list|assignments?|responsibilities|deliverables|by (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|tomorrow|today|eod|next|the|end)|before|until|still (?:open|missing|to do)|remaining|requests?|checklist|what (?:i|we) need|homework|aufgaben|nachste schritte|zu erledigen|bitte|bis (?:montag|dienstag|mittwoch|donnerstag|freitag|morgen)|taches|a faire|actions|prochaines etapes|tareas|pendientes|proximos pasos|acciones|da fare|taken|actiepunten|tarefas|don't forget|remember to|reminders?)\b/
const INFORMATION =
  /\b(?:agenda|attendees|participants|present|notes?|minutes|decisions?|decided|(?<!as )discussed|summary|background|context|fyi|options?|choices|facts|highlights|what happened|done|completed|finished|achievements|features?|benefits|news|topics|questions? (?:are|were)|details|location|where|when|costs?|prices?|numbers|results?|changes|what's new|includes?|contains|ingredients|links?|resources|contacts?|schedule|timeline|program(?:me)?|menu|teilnehmer|protokoll|ordre du jour|orden del dia)\b/
const OPEN_VERB =
  /\b(?:please|pls|can you|could you|would you|i need you to|you need to|we need to|need to|i'll|i will)(?: please| also| just| all)* (send|prepare|review|check|update|fix|book|order|buy|bring|provide|confirm|collect|call|invite|contact|read|sign|upload|download|create|write|draft|finish|complete|include|add|get|print|test|clarify|answer)(?: (?:me|us|over|to me|back))?(?: (?:the )?following(?: (?:items?|documents?|files?|things?|people|points?))?| these| this)?\s*(?:by [^:]{2,30}|before [^:]{2,30})?:$/

export function readLeadIn(line: string): LeadIn {
  const plain = fold(line.replace(/[*#_]/g, '')).trim()
  const verb = OPEN_VERB.exec(plain)?.[1] ?? null
  if (verb !== null) return { kind: 'work', verb: (verb[0] ?? '').toUpperCase() + verb.slice(1) }
  if (
    /\b(?:done|completed|finished|erledigt)\b/.test(plain) &&
    !/\bto be done|needs to be done\b/.test(plain)
  ) {
    return { kind: 'information', verb: null }
  }
  if (WORK.test(plain) && !/^(?:agenda|attendees|decisions?|notes?)\b/.test(plain))
    return { kind: 'work', verb: null }
  return { kind: INFORMATION.test(plain) ? 'information' : 'plain', verb: null }
}
