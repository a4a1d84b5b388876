// Learns from the layout of a mail whom it names: who was there, who stands before a colon, who is spoken to.
import { has, isVerb } from '../clauses/tagger.ts'
import type { Reader } from './reader.ts'

/** Makes names of what the mail itself shows to be names, before its candidates are read. */
export function introduceNamed(reader: Reader): void {
  introducePresent(reader)
  introduceLabels(reader)
  introduceSpokenTo(reader)
}

const PRESENT = /^[ \t]{0,8}(\p{L}[\p{L} ]{2,24}):[ \t]{0,8}(\S.*)$/gmu
const NAME_IN_LIST =
  /^\s*(?:\p{Lu}\p{L}{0,3}\.\s)?(\p{Lu}[\p{L}'’-]*(?:\s\p{Lu}[\p{L}'’-]+){0,2})\s*(?:\((\p{L}{1,4})\))?/u

/** The people whom a line such as "Present: Anna, Bob (BB)" names. */
function introducePresent(reader: Reader): void {
  for (const [, label = '', list = ''] of reader.input.text.matchAll(PRESENT)) {
    if (!reader.words.isAll(label, 'news') || list.length > 300) continue
    const names = list.split(/[,;.&]| and | und | et | y | e /)
    const people = names.flatMap((one) => {
      // "Jim. Apologies: Tom": a label is nobody's name.
      const match = one.includes(':') ? null : NAME_IN_LIST.exec(one)
      return match ? [match] : []
    })
    if (people.length < 2 || people.length < names.length / 2) continue
    for (const [, name = '', initials] of people) reader.names.introduce(name, initials ?? null)
  }
}

const LABELLED =
  /^[ \t]{0,8}(?:[-*•–]|\d{1,2}[.)])?[ \t]{0,4}(\p{Lu}[\p{L}'’-]{1,20}(?:[ ]\p{Lu}[\p{L}'’-]{1,20})?)(?::|[ ](?:-|–|—|->|=>))[ \t]{1,4}([^\n]{1,120})/gmu
const MOST_LABELS = 40

/** Of lines that each begin with a name and a colon, those that nobody knows are names too, where one is somebody's or two are told to do something. */
function introduceLabels(reader: Reader): void {
  const lines = [...reader.input.text.matchAll(LABELLED)].map(([, label = '', rest = '']) => ({
    label,
    rest,
  }))
  if (lines.length < 2 || lines.length > MOST_LABELS) return
  const isKnown = lines.some(({ label }) => reader.isPeople(label))
  const told = new Set(
    lines
      .filter(({ label, rest }) => isStrange(label, reader) && isOrder(rest, reader))
      .map(({ label }) => label),
  )
  if (!isKnown && told.size < 2) return
  for (const { label } of lines) if (isStrange(label, reader)) reader.names.introduce(label, label)
}

const SPOKEN_TO =
  /(?:^|[.!?]\s|[-–:*•]\s|\d[.)]\s)[ \t]{0,4}(\p{Lu}[\p{L}'’-]{1,20}),[ \t\n]([^\n]{1,120})/gmu
const MOST_SPOKEN_TO = 40

/** "Anna, lock the door": a strange word before a comma, and then what to do. */
function introduceSpokenTo(reader: Reader): void {
  let found = 0
  for (const [, name = '', rest = ''] of reader.input.text.matchAll(SPOKEN_TO)) {
    if (++found > MOST_SPOKEN_TO) return
    if (isStrange(name, reader) && isOrder(rest, reader)) reader.names.introduce(name, name)
  }
}

/** A single word that no closed class and no verb holds, and that is nobody's name so far. */
function isStrange(label: string, reader: Reader): boolean {
  const words = reader.words.tag(label)
  return (
    words.length === 1 &&
    words.every(
      ({ classes, verbs, kind }) => classes.length === 0 && verbs.length === 0 && kind === 'word',
    ) &&
    !reader.isPeople(label)
  )
}

/** Begins with what somebody is to do, or ends with it where the verb stands last. */
function isOrder(text: string, reader: Reader): boolean {
  const words = reader.words.tag(text)
  const [first] = words
  if (!first) return false
  if (['please', 'can', 'must', 'remind'].some((name) => has(first, name as 'please'))) return true
  if (isVerb(first, 'order')) return true
  const last = words.findLast(({ kind }) => kind === 'word')
  return reader.words.language.verbLast && last !== undefined && isVerb(last, 'plain')
}
