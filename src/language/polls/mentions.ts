// Finds where a reply names options: by number, letter, label or part of it, day and time.
import type { BallotToken } from './ballot-tokens.ts'
import type { Said } from './lexicon.ts'
import type { Mention, Scene } from './mention.ts'
import { slipsBetween } from './near-words.ts'
import { LabelWords } from './option-facts.ts'
import { afterOrdinal } from './ordinal-ends.ts'
import { timeMentions } from './time-mentions.ts'

const LONGEST_LABEL = 24
/** Before a day of the month. */
const DAY_WORDS = new Set('dia day tag jour giorno dag'.split(' '))
/** "El dos" is the second, "los dos" are both. */
const SINGULAR = new Set('el il le la o'.split(' '))
/** Plurals that no single place has: "les deux premiers". */
const LAST_ONES = new Set('derniers dernieres ultimos ultimas ultimi ultime letzten'.split(' '))
const FIRST_ONES = new Set('premiers premieres primeros primeras primi prime primeiros primeiras'.split(' '))

/** In the order of the text, none overlapping another. */
export function mentionsIn(scene: Scene): Mention[] {
  const { tokens, facts, lexicon } = scene
  const labels = new LabelWords(facts, lexicon)
  const times = facts.some(({ weekday, minutes }) => weekday !== null || minutes !== null)
    ? timeMentions(scene)
    : []
  const byStart = new Map(times.map((one) => [one.at, one]))
  const near = new Map<string, readonly number[]>()
  const found: Mention[] = []
  for (let at = 0; at < tokens.length; ) {
    const mention =
      labelAt(scene, labels, at) ??
      byStart.get(at) ??
      seriesAt(scene, labels, at) ??
      pointerAt(scene, at) ??
      wordAt(scene, labels, near, at)
    if (mention) add(found, mention, scene)
    at = mention?.to ?? at + 1
  }
  return found
}

/** "Green Bowl" are two words of one option. */
function add(found: Mention[], mention: Mention, { tokens, isRanked }: Scene): void {
  const last = found.at(-1)
  const isSame =
    last &&
    (!isRanked || last.how === mention.how) &&
    last.positions.length === 1 &&
    last.positions[0] === mention.positions[0] &&
    mention.positions.length === 1 &&
    tokens.slice(last.to, mention.at).every(({ text }) => /^[('":\-.]$/.test(text))
  if (isSame) found[found.length - 1] = { ...last, to: mention.to }
  else found.push(mention)
}

function labelAt({ tokens, facts }: Scene, labels: LabelWords, at: number): Mention | null {
  const first = tokens[at]?.text ?? ''
  if (!facts.some(({ label }) => label === first || label.startsWith(`${first} `))) return null
  const words: string[] = []
  let best: Mention | null = null
  for (let to = at; to < tokens.length && words.length < LONGEST_LABEL; to++) {
    const token = tokens[to]
    if (!token || token.text === '\n') break
    if (token.kind === 'mark') continue
    words.push(token.text)
    const position = labels.wholeLabel(words.join(' '))
    if (position !== null) best = { at, to: to + 1, positions: [position], how: 'label' }
  }
  // A label of one letter is told from a word by its capital.
  return best && first.length === 1 && best.to === at + 1 ? letterAt(tokens, at, best) : best
}

const isEnd = (token: BallotToken | undefined): boolean =>
  token === undefined || (token.kind === 'mark' && token.text !== "'")

function letterAt(tokens: readonly BallotToken[], at: number, mention: Mention): Mention | null {
  const [token, next] = [tokens[at], tokens[at + 1]]
  if (!token) return null
  if (isEnd(tokens[at - 1]) && isEnd(next)) return mention
  const isCapital = token.raw !== token.text
  const isArticle = token.text === 'a' && next?.kind === 'word' && isEnd(tokens[at - 1]) && !isSaid(next)
  return isCapital && !isArticle ? mention : null
}

/** A verb that may follow a letter as its subject. */
const isSaid = (token: BallotToken): boolean =>
  /^(?:is|works?|would|for|please|and|or|then|first|looks?)$/.test(token.text)

function pointerAt(scene: Scene, at: number): Mention | null {
  const { tokens, said, facts, isRanked } = scene
  const token = tokens[at]
  if (!token) return null
  const count = facts.length
  const here = said.get(at)
  const before = lastSaid(said, at)
  const several = isRanked ? null : severalAt(scene, at)
  if (several) return several
  if (here?.classes.has('last') && count > 0 && !isRanked)
    return { at, to: here.to, positions: [count], how: 'number' }
  if (here?.classes.has('option') && here.to < tokens.length) {
    const value = valueOf(tokens[here.to], said.get(here.to))
    if (value !== null) return { at, to: here.to + 1, positions: within(value, count), how: 'number' }
  }
  const named = isRanked ? null : numberWordAt(scene, at)
  if (named !== null) return named
  if (here?.ordinal && !isRanked && ordinalStands(tokens, said, here)) {
    // "Soup first, stew second": places of what is named with them.
    if (isNamedBeside(scene, at)) return null
    const after = said.get(here.to)
    const to = after?.classes.has('option') ? after.to : here.to
    return { at, to, positions: within(here.ordinal, count), how: 'number' }
  }
  if (token.kind === 'number') {
    const value = Number(token.text)
    if (tokens[at + 1]?.text === '%' || tokens[at - 1]?.text === '$') return null
    if (!numberStands(tokens, said, at, before)) return null
    if (value < 1 || value > 99) return null
    const isTime = facts.some(({ minutes }) => minutes !== null)
    const end = isRanked || isTime ? null : openEnd(said, at, before)
    if (end !== null && value >= 1 && value <= count) {
      const positions = Array.from({ length: count - value + 1 }, (_, index) => value + index)
      return { at, to: end, positions, how: 'number' }
    }
    const last = isRanked ? null : rangeEnd(tokens, at)
    if (last !== null && last > value && last <= count) {
      const positions = Array.from({ length: last - value + 1 }, (_, index) => value + index)
      return { at, to: at + 3, positions, how: 'number' }
    }
    const hour = isTime && value > count ? hourOf(facts, value) : null
    if (hour !== null) return { at, to: at + 1, positions: [hour], how: 'label' }
    return { at, to: at + 1, positions: within(value, count), how: 'number' }
  }
  if (token.kind === 'word' && token.raw.length === 1 && /^[a-z]$/.test(token.text)) {
    const value = token.text.charCodeAt(0) - 96
    if (token.text === 'i' && token.raw === 'I') return null
    const mention: Mention = { at, to: at + 1, positions: within(value, count), how: 'letter' }
    const closes = tokens[at + 1]?.text === ')'
    const alone = (at === 0 || isEnd(tokens[at - 1])) && isEnd(tokens[at + 1]) && tokens[at + 1]?.text !== '-'
    const isCapital = token.raw !== token.text
    const isSmallWord = here !== undefined && value > count
    if (isSmallWord) return null
    if (closes || (alone && (isCapital || tokens.length <= 3))) return mention
    return isCapital && !/^[aeoyu]$/.test(token.text) && value <= count ? mention : null
  }
  return null
}

/** "8" of "Monday at 7" and "Monday at 8"; null where two times have that hour. */
function hourOf(facts: Scene['facts'], hour: number): number | null {
  const isAt = (minutes: number | null) => minutes !== null && [hour * 60, (hour + 12) * 60].includes(minutes)
  const [first, ...more] = facts.filter(({ minutes }) => isAt(minutes))
  return first && more.length === 0 ? first.position : null
}

/** "The first two", "the last three", "les deux premiers". */
function severalAt(scene: Scene, at: number): Mention | null {
  const { tokens, facts } = scene
  const place = endAt(scene, at)
  const count = countAt(scene, at)
  const manyAt = place?.to ?? at
  const many = place ? countAt(scene, manyAt) : count
  const end = place ?? (count === null ? null : endAt(scene, at + 1))
  if (many === null || end === null || many > facts.length || tokens[manyAt]?.text === '\n') return null
  const from = end.isLast ? facts.length - many : 0
  const positions = Array.from({ length: many }, (_, index) => from + index + 1)
  return { at, to: place ? manyAt + 1 : end.to, positions, how: 'number' }
}

/** "first", "premiers", "last": which end of the ballot is meant. */
function endAt({ tokens, said, lexicon }: Scene, at: number): { isLast: boolean; to: number } | null {
  const word = tokens[at]?.text ?? ''
  if (FIRST_ONES.has(word) || LAST_ONES.has(word)) return { isLast: LAST_ONES.has(word), to: at + 1 }
  const here = said.get(at) ?? lexicon.at(tokens, at)
  const isLast = here?.classes.has('last') === true
  return here && (isLast || here.ordinal === 1) ? { isLast, to: here.to } : null
}

/** How many: a figure, or a word such as "two". */
function countAt({ tokens, lexicon }: Scene, at: number): number | null {
  const token = tokens[at]
  if (!token || token.kind === 'mark') return null
  if (token.text === 'beiden' || token.text === 'beide') return 2
  const many = token.kind === 'number' ? Number(token.text) : lexicon.at(tokens.slice(0, at + 1), at)?.number
  return many && many > 1 ? many : null
}

/** "Two and three", "slot two", but not "two of us". */
function numberWordAt(scene: Scene, at: number): Mention | null {
  const { tokens, said, facts } = scene
  const here = said.get(at)
  const value = here?.number ?? null
  if (!here || value === null || tokens[at]?.kind !== 'word' || value > facts.length) return null
  const before = lastSaid(said, at)
  const prior = tokens[at - 1]
  const isAfterOption = before?.classes.has('option') === true
  const isJoined = (one: Said | undefined) =>
    one?.classes.has('and') === true || one?.classes.has('or') === true
  const next = said.get(here.to)
  // "One" is an article in several languages.
  if (value === 1 && !isAfterOption && !(isJoined(next) && said.get(next?.to ?? -1)?.number)) return null
  const isOpening = prior === undefined || (prior.kind === 'mark' && prior.text !== "'")
  const isSingular = value > 1 && SINGULAR.has(prior?.text ?? '')
  const begins =
    isOpening || isSingular || isAfterOption || isJoined(before) || before?.classes.has('only') === true
  const ends = isEnd(tokens[here.to]) || isJoined(next) || ENDING.some((name) => next?.classes.has(name))
  return begins && ends ? { at, to: here.to, positions: [value], how: 'number' } : null
}

const ENDING = ['yes', 'no', 'not', 'maybe', 'please', 'is', 'only', 'but', 'except'] as const

/** An option comes right before the ordinal. */
function isNamedBeside({ tokens, facts }: Scene, at: number): boolean {
  const prior = tokens[at - 1]
  return prior?.kind === 'word' && facts.some(({ words }) => words.has(prior.text) && prior.text.length > 2)
}

/** "12 and 14" of "Week 12" to "Week 15"; what is the place of another option, too, is asked back. */
function seriesAt({ tokens, said, isRanked }: Scene, labels: LabelWords, at: number): Mention | null {
  const token = tokens[at]
  if (token?.kind !== 'number' || isRanked) return null
  const value = Number(token.text)
  const last = rangeEnd(tokens, at) ?? value
  const ends = [value, last].map((one) => labels.ofNumber(one))
  const prior = tokens[at - 1]
  const end = afterOrdinal(tokens, at + 1)
  const isMarked = end > at + 1 || DAY_WORDS.has(prior?.text ?? '')
  const stands =
    isMarked || numberStands(tokens, said, at, lastSaid(said, at)) || labels.isFrame(prior?.text ?? '')
  if (!stands || ends.includes(null)) return null
  const isOther = ends.some((position, index) => position !== [value, last][index])
  const isPlace = isOther && last <= labels.count
  const positions = isPlace ? [] : labels.ofNumbers(value, last)
  return { at, to: last === value ? end : at + 3, positions, how: 'label' }
}

/** Behind "from 2 on"; null where the number stands alone. */
function openEnd(said: ReadonlyMap<number, Said>, at: number, before: Said | undefined): number | null {
  const on = said.get(at + 1)
  const isOn = on?.range.has('on') === true
  if (!before || !(before.range.has('since') || (isOn && before.range.has('from')))) return null
  return isOn ? on.to : at + 1
}

/** "1-3" */
function rangeEnd(tokens: readonly BallotToken[], at: number): number | null {
  const [mark, last] = [tokens[at + 1], tokens[at + 2]]
  const isRange = /^[-\u2013]$/.test(mark?.text ?? '') && last?.kind === 'number' && mark?.end === last.start
  return isRange ? Number(last.text) : null
}

const within = (value: number, count: number): number[] => (value <= count && value > 0 ? [value] : [])

const valueOf = (token: BallotToken | undefined, said: Said | undefined): number | null => {
  if (!token) return null
  if (token.kind === 'number') return Number(token.text)
  if (said?.number) return said.number
  return /^[a-h]$/.test(token.text) && token.raw.length === 1 ? token.text.charCodeAt(0) - 96 : null
}

function lastSaid(said: ReadonlyMap<number, Said>, at: number): Said | undefined {
  for (let back = 1; back <= 4; back++) {
    const one = said.get(at - back)
    if (one) return one.to === at ? one : undefined
  }
  return undefined
}

/** "the second one", "die zweite": not "the second floor". */
function ordinalStands(tokens: readonly BallotToken[], said: ReadonlyMap<number, Said>, here: Said): boolean {
  const next = tokens[here.to]
  if (isEnd(next)) return true
  const after = said.get(here.to)
  return after !== undefined && after.classes.size > 0
}

const COUNTED: readonly string[] = ['o', "'"]

function numberStands(
  tokens: readonly BallotToken[],
  said: ReadonlyMap<number, Said>,
  at: number,
  before: Said | undefined,
): boolean {
  const next = tokens[at + 1]
  const prior = tokens[at - 1]
  if (next && COUNTED.includes(next.text)) return false
  if (next?.kind === 'number' || next?.kind === 'time') return isNumberLine(tokens, at)
  const after = said.get(at + 1)
  const counts =
    after !== undefined &&
    (after.classes.has('answers') || after.classes.has('more') || after.classes.has('every'))
  if (counts) return false
  const endsWell = isEnd(next) || next?.raw === 'x' || (after !== undefined && after.classes.size > 0)
  const beginsWell =
    prior === undefined || prior.kind !== 'word' || (before !== undefined && before.classes.size > 0)
  return endsWell && beginsWell
}

/** "1 2 4": nothing but numbers of one figure or two. */
function isNumberLine(tokens: readonly BallotToken[], at: number): boolean {
  const before = tokens.slice(0, at).findLastIndex(({ text }) => text === '\n')
  const end = tokens.findIndex(({ text }, place) => place > at && text === '\n')
  const line = tokens.slice(before + 1, end < 0 ? tokens.length : end)
  return line.length <= LONGEST_LABEL && line.every(({ text }) => /^(?:\d{1,2}|[.,;])$/.test(text))
}

/** A word that stands in one label alone, also with a slip. */
function wordAt(
  { tokens, said, lexicon }: Scene,
  labels: LabelWords,
  near: Map<string, readonly number[]>,
  at: number,
): Mention | null {
  const token = tokens[at]
  if (token?.kind !== 'word' || token.text.length < 3) return null
  const exact = labels.exact(token.text)
  if (exact.length === 1) return { at, to: at + 1, positions: exact, how: 'label' }
  if (exact.length > 1 || said.has(at) || lexicon.has(token.text)) return null
  const known = near.get(token.text) ?? nearest(token.text, labels)
  near.set(token.text, known)
  return known.length === 1 ? { at, to: at + 1, positions: known, how: 'label' } : null
}

function nearest(word: string, labels: LabelWords): number[] {
  let least = Number.POSITIVE_INFINITY
  let positions = new Set<number>()
  for (const [meant, owners] of labels.entries()) {
    const slips = slipsBetween(word, meant)
    if (slips === null || slips > least) continue
    if (slips < least) positions = new Set()
    least = slips
    for (const owner of owners) positions.add(owner)
  }
  return [...positions]
}
