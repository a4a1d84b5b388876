// What a document says is to be done, by whom and until when: read as requests of a mail are.
import { findDates } from '../dates/find.ts'
import { readTasks } from '../tasks/read.ts'
import type { FoundAction, FoundName } from './analysis.ts'
import { markedActions } from './marked-actions.ts'
import { countsFromAnEvent, STRETCH } from './stretch.ts'
import type { Unit } from './units.ts'

/** What is surer is shown. */
const LEAST = 0.5
const MOST = 60
/** Characters that are read for them at a time: the reader takes no more. */
const AT_A_TIME = 12_000

export interface ActionsGiven {
  documentDate: string
  /** Of 5/12. */
  dayFirst: boolean
  language?: string | null
  people: readonly FoundName[]
}

export function actionsOf(units: readonly Unit[], given: ActionsGiven): FoundAction[] {
  const { documentDate, people } = given
  const named = people
    .slice(0, 40)
    .map(({ name }, index) => ({ name, email: `person${index}@document.invalid` }))
  const nameOf = new Map(named.map(({ email, name }) => [email, name]))
  const read = unitsToRead(units)
  const actions: FoundAction[] = [...listedActions(units, given), ...markedActions(read, given)].slice(
    0,
    MOST,
  )
  const listed = new Set(actions.map(({ place }) => place.quote))
  for (const piece of piecesOf(read)) {
    const tasks = readTasks({
      ...{ text: piece.text, subject: '', author: { email: 'author@document.invalid', name: null } },
      ...{
        to: named,
        cc: [],
        sentAt: new Date(`${documentDate}T12:00:00Z`),
        zone: 'UTC',
        mailPriority: null,
      },
    })
    for (const { evidence, assignees, dueDate, confidence } of tasks) {
      const unit = piece.units.find(
        ({ text }) => text.includes(evidence.sentence) || evidence.sentence.includes(text),
      )
      if (confidence < LEAST || !unit || listed.has(unit.text) || actions.length >= MOST) continue
      const owner = assignees.flatMap((email) => nameOf.get(email) ?? [])[0] ?? null
      // Its own words: a title that was made of them may say less, or something else.
      const text = evidence.sentence.replace(/\s+/g, ' ').trim()
      if (isLongPast(text, given)) continue
      const due = dueDate !== null && countsFromAnEvent(text) && !namesDay(text, given) ? null : dueDate
      actions.push({ text, owner, due, place: { part: unit.part, quote: unit.text } })
    }
  }
  return actions
}

/** Headings of a curriculum vitae: below them is what a person did. */
const OF_A_LIFE =
  /^(?:(?:work|professional|employment) (?:experience|history)|experience|employment|education|skills|curriculum vitae|cv|qualifications|languages|referees|references|hobbies|lebenslauf|berufserfahrung|beruflicher werdegang|ausbildung|kenntnisse|sprachkenntnisse|exp\u00e9riences? professionnelles?|formation|comp\u00e9tences|langues|experiencia(?: laboral)?|formaci\u00f3n|idiomas|esperienze? (?:professionali|lavorative)|istruzione|competenze|werkervaring|opleiding|vaardigheden|experi\u00eancia profissional|forma\u00e7\u00e3o)\b/iu
const CLOSING =
  /^(?:yours|kind regards|best regards|best wishes|sincerely|regards|mit freundlichen|freundliche gr|herzliche gr|viele gr|cordialement|bien cordialement|atentamente|un saludo|saludos|cordiali saluti|distinti saluti|met vriendelijke|hoogachtend|atenciosamente|cumprimentos)/iu
/** Lines below a closing that are a signature. */
const SIGNATURE = 8

/** Without a curriculum vitae, and without headers, footers and the signature below a closing. */
function unitsToRead(units: readonly Unit[]): Unit[] {
  const parts = units.filter(({ text }) => text.length < 60 && OF_A_LIFE.test(text.trim()))
  if (new Set(parts.map(({ text }) => text.toLowerCase())).size >= 2) return []
  const closing = units.findLastIndex(({ text }) => CLOSING.test(text.trim()))
  const first = new Set(units.flatMap(({ kind, row }) => (kind === 'cell' && row !== '' ? [row] : [])))
  return units.filter(
    (unit, place) =>
      !unit.isMargin &&
      !(closing >= 0 && place >= closing && place <= closing + SIGNATURE) &&
      !isEntry(unit, first),
  )
}

/** Words of a cell that may be an instruction, whatever its column is called. */
const SENTENCE = 6

/** The name or value of a row, such as "Red binding cloth", in a table of several columns. */
function isEntry({ kind, text, row, column }: Unit, first: ReadonlySet<string>): boolean {
  if (kind !== 'cell' || (row === '' && !first.has(text)) || WHAT.test(column) || REMARK.test(column))
    return false
  return text.split(/\s+/).length < SENTENCE && !/[.!]$/.test(text)
}

/** Days before the document's own in which something is still to be done. */
const MOST_PAST = 90

/** All its days are long over: "September 2017 to February 2021". */
function isLongPast(text: string, { documentDate, dayFirst }: ActionsGiven): boolean {
  const at = new Date(`${documentDate}T12:00:00Z`)
  const found = findDates(text, { at, zone: 'UTC', dayFirst }).filter((one) => /\d{4}/.test(one.text))
  const limit = at.getTime() - MOST_PAST * 86_400_000
  return found.length > 0 && found.every(({ lastDay }) => Date.parse(`${lastDay}T00:00:00Z`) < limit)
}

const namesDay = (text: string, { documentDate, dayFirst }: ActionsGiven): boolean =>
  findDates(text, { at: new Date(`${documentDate}T12:00:00Z`), zone: 'UTC', dayFirst }).some(
    (found) => !STRETCH.test(found.text),
  )

/** Names of the columns of a list of tasks. */
const WHAT =
  /^(?:actions?|tasks?|what|to ?do|steps?|milestones?|measures?|next steps?|was|aufgaben?|ma(?:ß|ss)nahmen?|schritte?|meilensteine?|actions?|tâches?|quoi|étapes?|qué|acci[oó]n(?:es)?|tareas?|hitos?|cosa|azion[ei]|compit[oi]|attività|acties?|taken|taak|wat|ações|ação|tarefas?|etapas?)\b/iu
const WHO =
  /^(?:who|owner|responsible|lead|by whom|assigned|wer|verantwortlich|zuständig|qui|responsable|pilote|quién|encargad[oa]|chi|responsabile|wie|verantwoordelijke|eigenaar|quem|responsável)\b/iu
const WHEN =
  /^(?:when|due|by|deadline|until|date|target|wann|termin|bis|frist|fällig|datum|quand|échéance|délai|pour le|cuándo|plazo|fecha|límite|quando|scadenza|entro|wanneer|voor|prazo|data|até)\b/iu

const REMARK =
  /^(?:notes?|remarks?|comments?|bemerkung(?:en)?|anmerkung(?:en)?|notizen?|kommentare?|remarques?|commentaires?|observaci(?:o|\u00f3)n(?:es)?|comentarios?|osservazion[ei]|commenti|opmerking(?:en)?|observa(?:\u00e7\u00e3o|\u00e7\u00f5es)|coment\u00e1rios?)\b/iu

/** The name of a column with days of any kind. */
const DAY = /^(?:date|datum|fecha|data)s?$/iu

/** Of tables that list what is to be done, with whose it is. */
function listedActions(units: readonly Unit[], { documentDate, dayFirst }: ActionsGiven): FoundAction[] {
  const rows = new Map<string, Unit[]>()
  for (const unit of units)
    if (unit.kind === 'cell' && unit.column !== '') {
      const key = `${unit.part} ${unit.heading} ${unit.row || unit.text}`
      rows.set(key, [...(rows.get(key) ?? []), unit])
    }
  return [...rows.values()].flatMap((cells): FoundAction[] => {
    const [what, who, when] = [WHAT, WHO, WHEN].map((name) => cells.find(({ column }) => name.test(column)))
    // What is dated and nobody's is a list of what was.
    if (!what || (!who && (!when || DAY.test(when.column)))) return []
    const at = new Date(`${documentDate}T12:00:00Z`)
    const [day] = when ? findDates(when.text, { at, zone: 'UTC', dayFirst }) : []
    const place = { part: what.part, quote: what.text }
    return [{ text: what.text, owner: who?.text ?? null, due: day?.lastDay ?? null, place }]
  })
}

function piecesOf(units: readonly Unit[]): { text: string; units: Unit[] }[] {
  const pieces: { text: string; units: Unit[] }[] = []
  for (const unit of units) {
    if (unit.kind === 'cell' && unit.text.split(' ').length < 3) continue
    const last = pieces.at(-1)
    const line = unit.kind === 'item' || unit.kind === 'cell' ? `- ${unit.text}` : unit.text
    if (last && last.text.length + line.length < AT_A_TIME) {
      // A whole sentence above a list is none of its items, and its day is not theirs.
      const isApart =
        unit.kind === 'item' && last.units.at(-1)?.kind === 'sentence' && !last.text.endsWith(':')
      last.text += `${isApart ? '\n' : ''}\n${line}`
      last.units.push(unit)
    } else pieces.push({ text: line, units: [unit] })
  }
  return pieces
}
