// Who does the work of a clause, where that is neither the writer nor the reader: "Rosa lo decide", "my brother does the music".
import type { Clause } from '../clauses/clause.ts'
import type { Named, Names } from '../clauses/names.ts'
import { has, type Word } from '../clauses/tagger.ts'
import { FIRST_NAMES } from '../lexicon/first-names.ts'

/** Between a subject and its verb: pronouns and small adverbs. */
const BETWEEN = new Set(
  "me te se le lo la les los las nos mi ti si ci li gli ne m s l m' s' l' y en o a os as not no non ne still already also always ya todavia encore deja ancora gia noch schon auch nog al ook ainda ja tambem".split(
    ' ',
  ),
)
/** Relatives of the writer, folded. */
export const KIN: ReadonlySet<string> = new Set(
  (
    'brother sister mother father mum mom dad aunt uncle cousin son daughter wife husband partner neighbour neighbor ' +
    'bruder schwester mutter vater tante onkel cousine sohn tochter frau mann nachbar nachbarin ' +
    'frere soeur mere pere oncle cousin cousine fils fille femme mari voisin voisine ' +
    'hermano hermana madre padre tia tio primo prima hijo hija mujer marido vecino vecina ' +
    'fratello sorella madre padre zia zio cugino cugina figlio figlia moglie marito vicino vicina ' +
    'broer zus zuster moeder vader tante oom neef nicht zoon dochter vrouw man buurman buurvrouw ' +
    'sœur colleague friend kollege kollegin freund freundin collegue ami amie amigo amiga colega amico amica collega vriend vriendin ' +
    'irmao irma mae pai tia tio primo prima filho filha mulher marido vizinho vizinha'
  ).split(' '),
)
const LATEST = 12

export interface Subject {
  /** Empty where it is somebody without a name. */
  who: readonly Named[]
  /** Its words. */
  words: readonly Word[]
  /** "Nadia's uncle": known only by somebody of the mail. */
  isRelative?: true
}

/** Null where the clause tells of nobody else. */
export function otherSubject({ mood, words }: Clause, names: Names): Subject | null {
  if (mood === 'ask' || mood === 'remind' || mood === 'order') return null
  const said = words.filter(({ kind }) => kind === 'word')
  const relative = relativeIn(said, names)
  if (relative) return relative
  for (let at = 0; at < Math.min(said.length, LATEST); at++) {
    const before = said[at - 1]
    const opens = before === undefined || (at === 1 && has(before, 'the')) || startsPart(words, said[at])
    const named = opens ? namedAt(said, at, names) : null
    if (named && doesSomething(said, named.to))
      return { who: named.who, words: said.slice(at === 1 ? 0 : at, named.to) }
  }
  return null
}

/** The first word behind a comma or dash. */
function startsPart(words: readonly Word[], word: Word | undefined): boolean {
  const at = words.findIndex((one) => one === word)
  return /^[,;–—-]$/.test(words[at - 1]?.text ?? '')
}

function namedAt(
  said: readonly Word[],
  at: number,
  names: Names,
): { who: readonly Named[]; to: number } | null {
  const list = names.listAt(said, at)
  if (list) return list
  const word = said[at]
  if (!word?.capital || !FIRST_NAMES.has(word.text)) return null
  return { who: [{ person: null, name: capitalised(word.text) }], to: at + 1 }
}

/** "mein Bruder Jan", "my sister", "Otto's brother" */
function relativeIn(said: readonly Word[], names: Names): Subject | null {
  const end = relativeEnd(said, names)
  if (end > 0) return { who: [], words: said.slice(0, end), isRelative: true }
  const [first, second] = said
  const from = has(second, 'i') && !has(first, 'i') ? 1 : 0
  const kin = said[from + 1]
  if (!has(said[from], 'i') || !kin || !KIN.has(kin.text)) return null
  const named = namedAt(said, from + 2, names)
  if (named) return { who: named.who, words: said.slice(0, named.to) }
  const name = said[from + 2]
  const isName = name?.capital && name.classes.length === 0 && name.verbs.length === 0
  return isName
    ? { who: [{ person: null, name: capitalised(name.text) }], words: said.slice(0, from + 3) }
    : { who: [], words: said.slice(0, from + 2) }
}

/** Behind a relative of somebody, or one without a name: "Otto's brother", "le frère d'Ana", "Grandma"; 0 where none opens. */
function relativeEnd(said: readonly Word[], names: Names): number {
  const from = has(said[0], 'the') ? 1 : 0
  const first = said[from]
  const named = names.listAt(said, from)
  // "Ottos Bruder"
  const second = said[from + 1]
  const isNext = first !== undefined && second?.start === first.end + 1
  const isGenitive = isNext && first.capital && first.text.endsWith('s') && !named
  const owner = named && said[named.to]?.text === "'s" ? named.to + 1 : isGenitive ? from + 1 : 0
  if (owner > 0 && isKin(said[owner])) return owner + 1
  if (!isKin(first) || has(said[0], 'i') || (from === 0 && !PARENTS.has(first?.text ?? ''))) return 0
  const of = OF.has(said[from + 1]?.text ?? '') ? names.listAt(said, from + 2) : null
  if (of) return of.to
  const tells = second && !second.capital && second.text !== "'s" && !has(second, 'said')
  return tells && doesSomething(said, from + 1) ? from + 1 : 0
}

const isKin = (word: Word | undefined): boolean =>
  word !== undefined &&
  word.text !== 'nicht' &&
  word.text !== 'man' &&
  (KIN.has(word.text) || PARENTS.has(word.text))

const OF = new Set(["d'", 'de', 'di', 'von', 'van', 'do', 'da', 'del', 'of'])
const PARENTS = new Set(
  'mum mom dad mama mamma maman mami mutti papa papi vati babbo papai oma opa granny grandma grandpa nonna nonno abuela abuelo avo'.split(
    ' ',
  ),
)

/** A verb of a third person comes next; not all of its forms are known. */
function doesSomething(said: readonly Word[], from: number): boolean {
  const { verb, at } = verbBehind(said, from)
  if (!verb || verb.capital) return false
  return (
    isKnown(verb) ||
    ['must', 'will', 'is', 'have'].some((name) => has(verb, name as 'must')) ||
    (verb.classes.length === 0 && at > from)
  )
}

/** Whether the verb of a subject is one that a title can name by its infinitive. */
export function hasKnownVerb({ words }: Clause, subject: Subject): boolean {
  const said = words.filter(({ kind }) => kind === 'word')
  const last = subject.words.at(-1)
  const { verb } = verbBehind(said, said.findIndex((word) => word === last) + 1)
  return verb !== undefined && (isKnown(verb) || ['must', 'will'].some((name) => has(verb, name as 'must')))
}

const isKnown = (word: Word): boolean =>
  word.verbs.some(({ form }) => form === 'present' || form === 'past') || has(word, 'own')

function verbBehind(said: readonly Word[], from: number): { verb: Word | undefined; at: number } {
  let at = from
  while (at < said.length && BETWEEN.has(said[at]?.text ?? '')) at++
  return { verb: said[at], at }
}

const capitalised = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1)
