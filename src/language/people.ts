// Finds the participant that a written name means.
import { fold } from './fold.ts'

export interface Person {
  email: string
  name: string | null
}

/** Short forms that are common in offices, each with the full names it may stand for. */
const SHORT_FORMS: Record<string, readonly string[]> = {
  alex: ['alexander', 'alexandra'],
  andy: ['andrew', 'andreas'],
  ben: ['benjamin'],
  beth: ['elizabeth'],
  bill: ['william'],
  bob: ['robert'],
  chris: ['christopher', 'christian', 'christine', 'christina'],
  dan: ['daniel'],
  dave: ['david'],
  ed: ['edward'],
  fred: ['frederick', 'frederic'],
  greg: ['gregory'],
  jim: ['james'],
  joe: ['joseph'],
  jon: ['jonathan'],
  kate: ['katherine', 'catherine'],
  kathy: ['katherine', 'kathleen'],
  ken: ['kenneth'],
  liz: ['elizabeth'],
  matt: ['matthew'],
  max: ['maximilian'],
  mike: ['michael'],
  nick: ['nicholas', 'nicolas'],
  pat: ['patrick', 'patricia'],
  rob: ['robert'],
  sam: ['samuel', 'samantha'],
  steve: ['steven', 'stephen'],
  sue: ['susan'],
  tom: ['thomas'],
  tony: ['anthony', 'antonio'],
  will: ['william'],
}

/**
 * The one person whom a name means: by address, full name, first name, local part, family name, or a
 * short form of the first name, in this order. Null when nobody or more than one fits equally well.
 */
export function matchPerson(name: string, people: readonly Person[]): Person | null {
  const wanted = tidy(name)
  if (wanted === '') return null
  for (const fits of LEVELS) {
    const found = distinct(people.filter((person) => fits(wanted, person)))
    if (found.length === 1) return found[0] ?? null
    if (found.length > 1) return null
  }
  return null
}

type Fits = (wanted: string, person: Person) => boolean

const LEVELS: readonly Fits[] = [
  (wanted, person) => person.email.toLowerCase() === wanted,
  (wanted, person) => fullName(person) === wanted,
  (wanted, person) => firstName(person) === wanted,
  (wanted, person) => localPart(person) === wanted || localPart(person) === wanted.replace(/ /g, '.'),
  (wanted, person) => familyName(person) === wanted,
  (wanted, person) => localPart(person).split(/[._+-]/)[0] === wanted,
  (wanted, person) => localPart(person).split(/[._+-]/)[1] === wanted,
  (wanted, person) => (SHORT_FORMS[wanted] ?? []).includes(firstName(person)),
  (wanted, person) => (SHORT_FORMS[firstName(person)] ?? []).includes(wanted),
  (wanted, person) => initials(person) === wanted,
]

function tidy(name: string): string {
  return fold(name)
    .replace(/^[@<\s]+/, '')
    .replace(/[>,:;.!?\s]+$/, '')
    .replace(/'s$/, '')
    .replace(/^(?:mr|mrs|ms|dr|herr|frau|mme|m|senor|senora|sr|sra)\.? +/, '')
    .replace(/\s+/g, ' ')
    .trim()
}

/** "Keller, Anna (Sales)" and "Anna Keller" both become "anna keller". */
function fullName(person: Person): string {
  const plain = fold(person.name ?? '')
    .replace(/\([^)]*\)/g, ' ')
    .replace(/["<>]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  const turned = /^([^,]+), *([^,]+)$/.exec(plain)
  return turned ? `${turned[2]} ${turned[1]}` : plain
}

function firstName(person: Person): string {
  return fullName(person).split(' ')[0] ?? ''
}

function familyName(person: Person): string {
  const parts = fullName(person).split(' ')
  return parts.length > 1 ? (parts.at(-1) ?? '') : ''
}

/** "ak" for Anna Keller; never a single letter. */
function initials(person: Person): string {
  const parts = fullName(person).split(' ')
  return parts.length > 1 ? parts.map((part) => part[0] ?? '').join('') : ''
}

function localPart(person: Person): string {
  return fold(person.email.split('@')[0] ?? '')
}

function distinct(people: readonly Person[]): Person[] {
  const byEmail = new Map(people.map((person) => [person.email.toLowerCase(), person]))
  return [...byEmail.values()]
}
