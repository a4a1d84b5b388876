// Reads what a mail wants with its whole project: that it belongs to another one, a new name, to be put away.
import { german } from '../lexicon/de/projects.ts'
import { english } from '../lexicon/en/projects.ts'
import { spanish } from '../lexicon/es/projects.ts'
import { french } from '../lexicon/fr/projects.ts'
import { italian } from '../lexicon/it/projects.ts'
import { dutch } from '../lexicon/nl/projects.ts'
import { polish } from '../lexicon/pl/projects.ts'
import type { ProjectWords } from '../lexicon/project-words.ts'
import { portuguese } from '../lexicon/pt/projects.ts'
import { splitSentences } from '../sentences.ts'
import { type Form, formOf, match, type Phrase, phrasesOf, type Word, wordsOf } from './forms.ts'

const LANGUAGES: readonly ProjectWords[] = [
  ...[english, german, french, spanish, italian, portuguese, dutch, polish],
]

export type ProjectActKind = 'move' | 'rename' | 'archive' | 'unarchive' | 'delete'

export interface SaidProjectAct {
  kind: ProjectActKind
  /** Of a move, the project as it was called; of a rename, the new name; else empty. */
  name: string
  /** Of a move, the numbers of the tasks that it speaks of; none for all that is there. */
  tasks: number[]
  sentence: string
  start: number
  end: number
}

interface Forms {
  words: ProjectWords
  forms: { kind: ProjectActKind; form: Form }[]
  leads: Phrase[]
  tails: Phrase[]
}

const sorted = (list: string) => phrasesOf(list).sort((one, other) => other.length - one.length)

const byLanguage: readonly Forms[] = LANGUAGES.map((words) => ({
  words,
  leads: sorted(words.leads),
  tails: sorted(words.tails),
  forms: (
    [
      ...[
        ['rename', words.renames],
        ['unarchive', words.unarchives],
        ['archive', words.archives],
      ],
      ...[
        ['delete', words.deletes],
        ['move', words.moves],
      ],
    ] as const satisfies readonly (readonly [ProjectActKind, readonly string[]])[]
  ).flatMap(([kind, written]) => written.map((one) => ({ kind, form: formOf(one, words) }))),
}))

/** Characters and words of a sentence that says no more than this. */
const LONGEST = 300
const MOST_WORDS = 40
const MOST_ACTS = 10

/** In the order of the text. A sentence that says anything else beside it is none of these. */
export function readProjectActs(text: string): SaidProjectAct[] {
  const acts: SaidProjectAct[] = []
  for (const { text: sentence, start, end, kind } of splitSentences(text)) {
    if (kind === 'greeting' || sentence.length > LONGEST) continue
    const said = wordsOf(sentence)
    if (said.length < 2 || said.length > MOST_WORDS) continue
    const act = actIn(sentence, said)
    if (act) acts.push({ ...act, sentence: sentence.trim(), start, end })
    if (acts.length === MOST_ACTS) break
  }
  return acts
}

function actIn(
  sentence: string,
  all: readonly Word[],
): Pick<SaidProjectAct, 'kind' | 'name' | 'tasks'> | null {
  for (const { words, forms, leads, tails } of byLanguage) {
    const said = without(all, leads, tails)
    for (const { kind, form } of forms) {
      const found = match(form, said, words)
      if (!found) continue
      const [first, last] = [said[found.from], said[found.to - 1]]
      const isNamed = kind === 'move' || kind === 'rename'
      if (isNamed && (!first || !last)) continue
      const name = isNamed && first && last ? sentence.slice(first.start, last.end).trim() : ''
      return { kind, name, tasks: found.tasks }
    }
  }
  return null
}

/** Manners at both ends say nothing. */
function without(all: readonly Word[], leads: readonly Phrase[], tails: readonly Phrase[]): readonly Word[] {
  let said = all
  for (let turn = 0; turn < 3; turn++) {
    const lead = leads.find((phrase) => phrase.every((word, index) => said[index]?.text === word))
    if (lead) said = said.slice(lead.length)
    const tail = tails.find(
      (phrase) =>
        phrase.length < said.length &&
        phrase.every((word, index) => said[said.length - phrase.length + index]?.text === word),
    )
    if (tail) said = said.slice(0, -tail.length)
    if (!lead && !tail) break
  }
  return said
}

/** Words that stand before names and are none of them, in every language. */
export const articles: ReadonlySet<string> = new Set(
  LANGUAGES.flatMap((words) => words.articles.split(', ').map((one) => one.replace("'", ''))),
)
