// Gives a task a title that reads without its mail: the short one, else the clause or sentence as it was written.
import type { Candidate } from '../candidates/candidate.ts'
import { has } from '../clauses/tagger.ts'
import { singleSpaced } from '../fold.ts'
import type { Vocabulary } from '../layout/vocabulary.ts'
import { type FormFault, formFault } from './phrase.ts'
import { capital, tidy } from './title-text.ts'

/** Longest sentence, in characters, that is used as a title. */
const LONGEST = 140
interface Mail {
  words: Vocabulary
  /** Its subject. */
  topic: string
}

/** Faults that a whole clause with its own subject may have. */
const WHOLE: readonly (FormFault | null)[] = [null, 'opening', 'statement']

export function readable(title: string, one: Candidate, { words, topic }: Mail): string {
  // The topic in brackets says what a pronoun means.
  if (/ \([^()]+\)$/.test(title) && formFault(title, words) === 'pointer') return title
  const fault = formFault(title, words)
  if (fault === 'pointer' && topic !== '' && namesNothing(title, words)) return `${title} (${topic})`
  const work = behindLeadIn(title, fault !== null, words)
  if (work !== null) return work
  // A very long title loses its end rather than its beginning.
  if (fault === null || fault === 'cut') return title
  const clause = asTitle(one.text, words)
  const clauseFault = formFault(clause, words)
  if (clause.length <= LONGEST && (clauseFault === null || (hasSubject(one) && WHOLE.includes(clauseFault))))
    return clause
  if (fault === 'thin') return withCare(title, one, words)
  const sentence = asWritten(one, words)
  return one.place === 'row' || sentence === '' ? title : sentence
}

/** Pronouns, small words and a verb: "Dich darum kümmern". */
const namesNothing = (title: string, words: Vocabulary): boolean =>
  title.split(' ').length <= 4 &&
  words
    .tag(title)
    .every(
      (word, at) =>
        word.kind === 'mark' ||
        word.classes.length > 0 ||
        word.verbs.length > 0 ||
        (at > 0 && !word.capital && SMALL.has(word.text)),
    )

const SMALL = new Set('darum dafur hierum daarvoor hiervoor dich euch sich daran'.split(' '))
const THINGS =
  /^(?:two|three|some|zwei|drei|ein paar|deux|trois|dos|tres|due|tre|twee|drie|duas|três) (?:\p{L}+ )?(?:things|sachen|dinge|punkte|bitten|choses|points|cosas|cose|dingen|punten|coisas)$/iu

/** "Once again: send the deck", "As a task: order the hay" */
function behindLeadIn(title: string, isBroken: boolean, words: Vocabulary): string | null {
  const [, lead = '', rest = ''] = /^([^:]{3,40}): (.{4,})$/u.exec(title) ?? []
  if (rest === '') return null
  // A thing alone says less than the line it was taken from: "On the shelf: the blue folder".
  const saysWork = isBroken && words.tag(rest).some(({ verbs }) => verbs.length > 0)
  if (!(saysWork || words.says(lead, 'task') || THINGS.test(lead))) return null
  const work = asTitle(rest, words)
  return formFault(work, words) === null ? work : null
}

/** The sentence whole, for what no short title can say. */
export const asWritten = (one: Candidate, words: Vocabulary): string => {
  const sentence = asTitle(bodyOf(one), words)
  return sentence.length <= LONGEST ? sentence : firstClauses(sentence)
}

const hasSubject = ({ clause: { head } }: Candidate): boolean => head !== 'none' && head !== 'other'

/** "Teas" of a list is "Take care of teas". */
function withCare(title: string, { place, owner }: Candidate, { language }: Vocabulary): string {
  const isListed = place === 'item' || place === 'row' || owner !== null
  if (!language.titles || !isListed || title === '') return title
  const thing = /^\p{Lu}\p{Ll}/u.test(title) ? `${title.slice(0, 1).toLowerCase()}${title.slice(1)}` : title
  return `${language.titles.care} ${thing}`
}

/** The sentence without whom it speaks to and what its line is labelled with. */
function bodyOf({ sentence: { text, start }, before, opens }: Candidate): string {
  const last = opens ? before.at(-1) : undefined
  return last && last.end > start ? text.slice(last.end - start) : text
}

/** Words of a mail as a title: one line, without marks and manners around them. */
export function asTitle(text: string, words: Vocabulary): string {
  const bare = singleSpaced(text.replace(/\s+/g, ' ')).replace(/^[\s,:;.–—\-@*•|>)\]]+/u, '')
  const said = words.tag(bare)
  const from = said.find(
    (word) => !(has(word, 'please') || has(word, 'and') || has(word, 'but') || word.text === ','),
  )
  return capital(tidy(from ? bare.slice(from.start) : bare))
}

/** Up to the last comma, dash or semicolon that there is room for. */
function firstClauses(sentence: string): string {
  const head = sentence.slice(0, LONGEST)
  const end = Math.max(
    head.lastIndexOf(', '),
    head.lastIndexOf('; '),
    head.lastIndexOf(' – '),
    head.lastIndexOf(' - '),
  )
  return end > 20 ? head.slice(0, end) : `${head.slice(0, head.lastIndexOf(' '))}…`
}
