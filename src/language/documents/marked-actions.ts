// What minutes and slides mark as to be done: behind a word such as "Action", and bullets with a name in brackets.
import { findDates } from '../dates/find.ts'
import { fold } from '../fold.ts'
import { FIRST_NAMES } from '../lexicon/first-names.ts'
import type { FoundAction, FoundName } from './analysis.ts'
import type { Unit } from './units.ts'

export interface MarkedGiven {
  documentDate: string
  dayFirst: boolean
  language?: string | null
  people: readonly FoundName[]
}

const LABEL =
  /^(?:(?:action|follow-?up|next step)(?: items?| points?)?|AP|AI|to-?do|task|aufgabe|ma(?:\u00df|ss)nahme|auftrag|n\u00e4chster schritt|t\u00e2che|\u00e0 faire|acci\u00f3n|tarea|por hacer|azione|compito|da fare|actie(?:punt)?|taak|te doen|a\u00e7\u00e3o|tarefa|a fazer)(?=[ :(\u2013-])/iu
/** "Anna:", "(Anna)", "Anna -", "Anna to": whose it is, right behind the label. */
const OWNER =
  /^[ :\u2013-]{0,3}(?:\((\p{Lu}[\p{L}' .-]{1,40})\)|(\p{Lu}[\p{L}'.-]+(?: \p{Lu}[\p{L}'-]+)?)(?= ?[:\u2013]| - | to ))[ :\u2013-]{0,3}(?:to )?/u
const BRACKETS = /[([]([^()[\]]{2,60})[)\]]\.?$/u
/** What is said of something is nothing to do. */
const SAID =
  /^(?:the|a|an|we|it|they|this|there|der|die|das|ein|eine|wir|es|le|la|les|l'|un|une|nous|el|los|las|una|il|lo|gli|i|de|het|een|wij|o|os|as|um|uma)\b/iu
const LONGEST = 160

export function markedActions(units: readonly Unit[], given: MarkedGiven): FoundAction[] {
  return units.flatMap((unit): FoundAction[] => {
    if (unit.isMargin || unit.kind === 'cell' || unit.kind === 'heading' || unit.text.length > LONGEST)
      return []
    return labelled(unit, given) ?? inBrackets(unit, given) ?? []
  })
}

function labelled(unit: Unit, given: MarkedGiven): FoundAction[] | null {
  const text = unit.text.trim()
  const label = LABEL.exec(text)
  if (!label) return null
  const rest = text.slice(label[0].length)
  const owner = OWNER.exec(rest)
  const name = owner && personIn(owner[1] ?? owner[2] ?? '', given)
  if (!owner || !name) return null
  return actionOf(unit, { text: rest.slice(owner[0].length), owner: name, given })
}

function inBrackets(unit: Unit, given: MarkedGiven): FoundAction[] | null {
  const text = unit.text.trim()
  const brackets = unit.kind === 'item' ? BRACKETS.exec(text) : null
  if (!brackets || SAID.test(text)) return null
  const names = (brackets[1] ?? '').split(/,|;|\/| and | und | et | y | e | en /)
  const name = names.map((piece) => personIn(piece.trim(), given)).find((one) => one !== null)
  return name ? actionOf(unit, { text: text.slice(0, brackets.index), owner: name, given }) : null
}

/** Somebody the document names, or a first name. */
function personIn(text: string, { people }: MarkedGiven): string | null {
  if (!/^\p{Lu}[\p{L}'.-]+(?: \p{Lu}[\p{L}'.-]+){0,2}$/u.test(text)) return null
  const [first = ''] = text.split(' ')
  const known = people.find(({ name }) => name === text || name.split(' ')[0] === text)
  return known?.name ?? (FIRST_NAMES.has(fold(first)) ? text : null)
}

function actionOf(
  { text: quote, part }: Unit,
  { text, owner, given }: { text: string; owner: string; given: MarkedGiven },
): FoundAction[] {
  const plain = text.replace(/\s+/g, ' ').trim()
  if (!/\p{L}{3}/u.test(plain)) return []
  const at = new Date(`${given.documentDate}T12:00:00Z`)
  const { dayFirst, language } = given
  const [day] = findDates(quote, { at, zone: 'UTC', dayFirst, ...(language ? { language } : {}) })
  return [{ text: plain, owner, due: day?.lastDay ?? null, place: { part, quote } }]
}
