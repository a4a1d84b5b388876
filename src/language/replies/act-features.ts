// What may tell what a clause says of a task, as names of features for the judge.
import { readingsOf } from './readings.ts'
import type { Scene, SceneClause } from './scene.ts'
import { contextOf } from './target-features.ts'
import type { Concept, Mark } from './vocabulary.ts'

/** Words further apart say nothing together. */
const NEAR = 7
const STEM = 6

/** The features of clause `index`; each is there or not. */
export function actFeatures(scene: Scene, index: number): string[] {
  const own = scene.clauses[index] as SceneClause
  const features = new Set<string>(['bias'])
  for (const concept of own.clause.has) features.add(`c:${concept}`)
  for (const { concept, from } of own.clause.marks)
    if (isNegated(own.clause.marks, from)) features.add(`not:${concept}`)
  addPairs(own, features)
  addPast(own, features)
  addPlace(scene, index, features)
  addPersons(scene, own, index, features)
  addDays(scene, own, index, features)
  addWords(scene, own, features)
  addNeighbours(scene, index, features)
  for (const reading of readingsOf(scene, index)) features.add(`r:${reading}`)
  return [...features]
}

function isNegated(marks: readonly Mark[], from: number): boolean {
  return marks.some((mark) => mark.concept === 'not' && mark.to <= from && from - mark.to <= 3)
}

function addPairs({ clause: { marks } }: SceneClause, features: Set<string>): void {
  for (const [index, first] of marks.entries())
    for (let next = index + 1; next < marks.length; next++) {
      const second = marks[next] as Mark
      if (second.from - first.to > NEAR) break
      if (second.from < first.to || first.concept === second.concept) continue
      features.add(`${first.concept}>${second.concept}`)
    }
}

function addPast({ clause, past, mentions, best }: SceneClause, features: Set<string>): void {
  const { marks, tokens } = clause
  const at = past.indexOf(true)
  const mention = mentions[best]
  const work = mentions.some(({ work: one }) => one)
  if (mention?.workDone) features.add('work:best:past')
  else if (mention?.work) features.add('work:best')
  else if (mentions.some(({ workDone }) => workDone)) features.add('work:any:past')
  else if (work) features.add('work:any')
  if (at < 0) {
    features.add('past:none')
    return
  }
  features.add('past')
  const before = marks.filter(({ to }) => to <= at && at - to <= 3)
  for (const concept of new Set(before.map((mark) => mark.concept))) features.add(`${concept}>past`)
  if (at <= 1) features.add('past:head')
  if (at >= tokens.length - 2) features.add('past:end')
  if (mention) features.add(mention.at < at ? 'thing>past' : 'past>thing')
}

function addPlace(scene: Scene, index: number, features: Set<string>): void {
  const { clause, designations, best, quoted, isInline, mentions } = scene.clauses[index] as SceneClause
  if (clause.isQuestion) features.add('question')
  if (clause.isItem) features.add('item')
  if (quoted >= 0) features.add(isInline ? 'answer' : 'below')
  features.add(best >= 0 ? 'named' : 'nameless')
  if (best < 0) {
    const { place, near } = contextOf(scene, index)
    features.add(place < 0 ? 'context:none' : `context:${near}`)
  }
  if (mentions.filter(({ thing }) => thing > 0.42).length > 1) features.add('named:many')
  for (const { kind } of designations) features.add(`d:${kind}`)
  features.add(`joint:${clause.joint}`)
  const words = clause.tokens.filter(({ kind }) => kind !== 'mark').length
  features.add(`words:${words < 3 ? 'few' : words < 8 ? 'some' : 'many'}`)
  const task = scene.tasks[best]?.task
  if (task && task.status !== 'pending') features.add(`is:${task.status}`)
}

function addPersons(scene: Scene, own: SceneClause, index: number, features: Set<string>): void {
  const { best, namings, clause } = own
  const place = best >= 0 ? best : contextOf(scene, index).place
  const owners = scene.tasks[place]?.task.assignees ?? []
  const author = scene.input.author.email
  if (owners.includes(author)) features.add('own')
  else if (place >= 0) features.add('foreign')
  for (const { email, isCall, at } of namings) {
    const who = owners.includes(email) ? 'owner' : email === author ? 'author' : 'other'
    features.add(`${isCall ? 'call' : 'name'}:${who}`)
    if (!isCall && at <= 1) features.add(`head:${who}`)
    const after = clause.marks.find(({ from }) => from === at + 1)
    if (after) features.add(`name>${after.concept}`)
    const before = clause.marks.find(({ to }) => to === at)
    if (before) features.add(`${before.concept}>name`)
  }
  if (namings.length > 1) features.add('names')
  const first = clause.marks.find(({ concept }) => PERSONS.includes(concept))
  if (first) features.add(`head:${first.concept}${first.from <= 2 ? '' : ':late'}`)
}

const PERSONS: readonly Concept[] = ['i', 'we', 'you', 'he', 'they', 'it']

function addDays(scene: Scene, own: SceneClause, index: number, features: Set<string>): void {
  const { clause, best } = own
  const place = best >= 0 ? best : contextOf(scene, index).place
  const due = scene.tasks[place]?.task.dueDate ?? null
  const dates = clause.dates.filter(({ grain }) => grain !== 'year')
  if (dates.length === 0) features.add('day:none')
  if (dates.length > 1) features.add('days')
  for (const { day, past, start } of dates) {
    features.add(past ? 'day:past' : 'day:ahead')
    if (due !== null && !past) features.add(day === due ? 'day:due' : day > due ? 'day:after' : 'day:before')
    const before = clause.marks.filter(({ to }) => {
      const token = clause.tokens[to - 1]
      return token !== undefined && token.end <= start && start - token.end <= 6
    })
    for (const { concept } of before) features.add(`${concept}>day`)
    if (clause.tokens[0] && start <= clause.tokens[0].start + 3) features.add('day:head')
  }
  const units = clause.marks.filter(
    ({ concept }) => concept === 'day' || concept === 'week' || concept === 'month',
  )
  if (units.length > 0 && clause.tokens.some(({ kind }) => kind === 'number')) features.add('amount')
}

function addWords({ vocabulary }: Scene, { clause }: SceneClause, features: Set<string>): void {
  const { code } = vocabulary.language
  const words = clause.tokens.filter(({ kind }) => kind === 'word').map(({ text }) => text)
  let before = '^'
  for (const word of words.slice(0, 40)) {
    features.add(`${code}:${word.slice(0, STEM)}`)
    features.add(`${code}:${before} ${word.slice(0, STEM)}`)
    before = word.slice(0, STEM)
  }
  for (const { text, kind } of clause.tokens)
    if (kind === 'mark' && text.length > 0) features.add(`m:${text}`)
}

/** The mood of the sentence around, and what the clauses beside it say. */
function addNeighbours({ clauses }: Scene, index: number, features: Set<string>): void {
  const own = (clauses[index] as SceneClause).clause
  const before = clauses[index - 1]?.clause
  const after = clauses[index + 1]?.clause
  if (before)
    for (const concept of before.has)
      features.add(`${before.sentence === own.sentence ? 'p' : 'P'}:${concept}`)
  if (after)
    for (const concept of after.has) features.add(`${after.sentence === own.sentence ? 'n' : 'N'}:${concept}`)
  if (clauses[index - 1]?.past.includes(true)) features.add('p:past')
  for (const { clause } of clauses)
    if (clause.sentence === own.sentence && clause !== own)
      for (const concept of ['if', 'unsure', 'heard', 'joke', 'wish', 'ask'] as const)
        if (clause.has.has(concept)) features.add(`s:${concept}`)
  if (index === 0) features.add('first')
  if (clauses.length === 1) features.add('alone')
}
