// Says of each word which closed classes of its language it belongs to, by the longest phrase that begins there.
import { type Language, phrasesOf, type VerbForm, WORD_CLASSES, type WordClass } from '../lexicon/language.ts'
import type { Token } from './tokens.ts'

export interface Verb {
  form: VerbForm
  base: string
}

export interface Word extends Token {
  classes: readonly WordClass[]
  /** The forms of verbs that it may be. */
  verbs: readonly Verb[]
  /** Number of words of the phrase that gave its classes, on the first of them; 0 on the others. */
  phrase: number
}

interface Node {
  next: Map<string, Node>
  classes: WordClass[]
}

const NONE: readonly never[] = []

/** The words of one language, looked up in one step each. */
export class Tagger {
  readonly language: Language
  private readonly root: Node = { next: new Map(), classes: [] }
  private readonly verbs = new Map<string, Verb[]>()

  constructor(language: Language) {
    this.language = language
    for (const name of WORD_CLASSES)
      for (const phrase of phrasesOf(language.classes[name])) this.addPhrase(phrase.split(' '), name)
    for (const [word, form, base] of language.verbs()) {
      const forms = this.verbs.get(word) ?? []
      if (!forms.some((one) => one.form === form)) this.verbs.set(word, [...forms, { form, base }])
    }
  }

  private addPhrase(words: readonly string[], name: WordClass): void {
    let node = this.root
    for (const word of words) {
      const next = node.next.get(word) ?? { next: new Map(), classes: [] }
      node.next.set(word, next)
      node = next
    }
    if (!node.classes.includes(name)) node.classes.push(name)
  }

  verbsOf(word: string): readonly Verb[] {
    return this.verbs.get(word) ?? NONE
  }

  /** Words inside a longer phrase keep no classes of their own. */
  tag(tokens: readonly Token[]): Word[] {
    const words: Word[] = []
    for (let at = 0; at < tokens.length; ) {
      const { length, classes } = this.longestAt(tokens, at)
      for (let inside = 0; inside < length; inside++) {
        const token = tokens[at + inside]
        if (token)
          words.push({
            // Field by field: a copy by spreading takes several times as long.
            text: token.text,
            start: token.start,
            end: token.end,
            kind: token.kind,
            capital: token.capital,
            classes: classes,
            verbs: token.kind === 'word' ? this.verbsOf(token.text) : NONE,
            phrase: inside === 0 ? length : 0,
          })
      }
      at += length
    }
    return words
  }

  private longestAt(tokens: readonly Token[], at: number): { length: number; classes: readonly WordClass[] } {
    let node: Node | undefined = this.root
    let best: { length: number; classes: readonly WordClass[] } = { length: 1, classes: NONE }
    for (let length = 1; ; length++) {
      const token = tokens[at + length - 1]
      node = token && node?.next.get(token.text)
      if (!node) return best
      if (node.classes.length > 0) best = { length, classes: node.classes }
    }
  }
}

export const has = (word: Word | undefined, name: WordClass): boolean => word?.classes.includes(name) ?? false

export const isVerb = (word: Word | undefined, form: Verb['form']): boolean =>
  word?.verbs.some((verb) => verb.form === form) ?? false

/** Classes of labels and headings, whose words are plain nouns inside a sentence ("the room", "the plan"). */
export const LABELS: readonly WordClass[] = [
  'work',
  'news',
  'finished',
  'task',
  'owner',
  'due',
  'status',
  'weight',
  'number',
  'note',
]
