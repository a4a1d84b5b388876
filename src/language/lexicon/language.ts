// What a folder lexicon/<code>/ holds: the closed classes of a language and its verbs. The matchers know no language.

/**
 * Classes of words and set phrases that say how something is meant, never what about. Words are written folded
 * (lower case, no accents, ß as ss), phrases with single blanks, without hyphens and with apostrophes as the
 * tokenizer cuts them ("do n't", "i 'll", "j' ai").
 */
export const WORD_CLASSES = [
  // Who
  'i',
  'you',
  'we',
  'they',
  'subject',
  'thing',
  'somebody',
  'nobody',
  'everybody',
  // How it is meant
  'can',
  'must',
  'will',
  'is',
  'have',
  'do',
  'not',
  'doubt',
  'if',
  'when',
  'because',
  'which',
  'that',
  'and',
  'or',
  'but',
  'what',
  'the',
  'at',
  'by',
  // What it does
  'please',
  'remind',
  'propose',
  'need',
  'own',
  'thanks',
  'sorry',
  'wish',
  'offer',
  'said',
  'idle',
  'manners',
  // States
  'already',
  'still',
  'done',
  'begun',
  'dropped',
  'waiting',
  'past',
  // How soon
  'urgent',
  'leisure',
  // Labels and headings
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
  'me',
  // Frame
  'hello',
  'bye',
  'bulk',
  'away',
  'forwarded',
] as const
export type WordClass = (typeof WORD_CLASSES)[number]

/** What a form of a verb says when it stands alone at the head of a clause. */
export type VerbForm = 'order' | 'plain' | 'present' | 'past' | 'participle' | 'going'

export interface Language {
  /** ISO 639-1. */
  code: string
  /** Frequent words by which it is told from others, separated by blanks. */
  telling: string
  /** Phrases separated by '|'; a class that a language does not need is left out. */
  classes: Partial<Record<WordClass, string>>
  /** Each form of its verbs of work, with the form by which a title names the verb. */
  verbs: () => Iterable<readonly [word: string, form: VerbForm, base: string]>
  /** The verb of work stands at the end of a title ("die Folien schicken"). */
  verbLast: boolean
  /** Verbs by which a title names what is only cared for, wanted or remembered; without them the thing stands alone. */
  titles: { care: string; provide: string; remember: string } | null
}

/** The phrases of a class. */
export const phrasesOf = (list: string | undefined): string[] =>
  (list ?? '')
    .split('|')
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== '')
