// Finds the participant that a written name means.
import { fold, singleSpaced } from './fold.ts'

export interface Person {
  readonly email: string
  readonly name: string | null
}

/** Short forms that are common in offices, each with the full names it may stand for. */
const SHORT_FORMS: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries<readonly string[]>({
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
  }),
)

/** All that a person may be called by, folded. */
interface Callings {
  address: string
  full: string
  first: string
  /** '' for who has one name only. */
  family: string
  /** "ak" for Anna Keller; '' for who has one name only. */
  initials: string
  local: string
  localParts: readonly string[]
}

/**
 * The one person whom a name means: by address, full name, first name, local part, family name, or a
 * short form of the first name, in this order. Null when nobody or more than one fits equally well.
 */
export function matchPerson(name: string, people: readonly Person[]): Person | null {
  const wanted = tidy(name)
  if (wanted === '') return null
  for (const fits of LEVELS) {
    const found = distinct(people.filter((person) => fits(wanted, callingsOf(person))))
    if (found.length === 1) return found[0] ?? null
    if (found.length > 1) return null
  }
  return null
}

type Fits = (wanted: string, callings: Callings) => boolean

const LEVELS: readonly Fits[] = [
  (wanted, { address }) => address === wanted,
  (wanted, { full }) => full === wanted,
  (wanted, { first }) => first === wanted,
  (wanted, { local }) => local === wanted || local === wanted.replace(/ /g, '.'),
  (wanted, { family }) => family === wanted,
  (wanted, { localParts }) => localParts[0] === wanted,
  (wanted, { localParts }) => localParts[1] === wanted,
  (wanted, { first }) => SHORT_FORMS.get(wanted)?.includes(first) === true,
  (wanted, { first }) => SHORT_FORMS.get(first)?.includes(wanted) === true,
  (wanted, { initials }) => initials === wanted,
]

/** The one person whose first name begins so ("Dom" for Dominic); for names that are spoken to, since "Car" may be a car. */
export function matchPetName(name: string, people: readonly Person[]): Person | null {
  const wanted = tidy(name)
  if (wanted.length < 3) return null
  const found = distinct(people.filter((person) => callingsOf(person).first.startsWith(wanted)))
  return found.length === 1 ? (found[0] ?? null) : null
}

/** The participants in a list of names; empty when any of the names is nobody here. */
export function namedIn(list: string, people: readonly Person[]): Person[] {
  const names = list
    .split(/,? (?:and|und|et|y|e|en) |[,&/+]| (?=@)/u)
    .map((name) => name.trim())
    .filter((name) => name !== '')
  const found = names.map((name) => matchPerson(name, people))
  return found.flatMap((person) => (person ? [person] : [])).length === names.length
    ? found.flatMap((person) => (person ? [person] : []))
    : []
}

function tidy(name: string): string {
  const plain = fold(name)
    .replace(/^[@<\s]+/, '')
    .replace(/(?<![>,:;.!?\s])[>,:;.!?\s]+$/, '')
    .replace(/'s$/, '')
    .replace(/^(?:mr|mrs|ms|dr|herr|frau|mme|m|senor|senora|sr|sra)\.? +/, '')
  return singleSpaced(plain).trim()
}

/** A mail names its few people again and again; what they are called by is worked out once for each. */
const known = new WeakMap<Person, Callings>()

function callingsOf(person: Person): Callings {
  const before = known.get(person)
  if (before) return before
  const full = fullName(person)
  const names = full.split(' ')
  const local = fold(person.email.split('@')[0] ?? '')
  const callings = {
    address: person.email.toLowerCase(),
    full,
    first: names[0] ?? '',
    family: names.length > 1 ? (names.at(-1) ?? '') : '',
    initials: names.length > 1 ? names.map((part) => part[0] ?? '').join('') : '',
    local,
    localParts: local.split(/[._+-]/),
  }
  known.set(person, callings)
  return callings
}

/** "Keller, Anna (Sales)" and "Anna Keller" both become "anna keller". */
function fullName(person: Person): string {
  const plain = fold(person.name ?? '')
    .replace(/\([^)]*(\)|$)/g, (aside, end) => (end === '' ? aside : ' '))
    .replace(/["<>]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  const turned = /^([^,]+),([^,]+)$/.exec(plain)
  return turned ? `${turned[2]?.trim()} ${turned[1]}` : plain
}

function distinct(people: readonly Person[]): Person[] {
  const byEmail = new Map(people.map((person) => [person.email.toLowerCase(), person]))
  return [...byEmail.values()]
}
