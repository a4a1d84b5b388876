// Tells a suggestion that is worth a question ("Should I keep this?") from words about nothing and from plain news.
import type { Candidate } from '../candidates/candidate.ts'
import { has, isVerb, type Word } from '../clauses/tagger.ts'
import type { Vocabulary } from '../layout/vocabulary.ts'
import type { WordClass } from '../lexicon/language.ts'
import { formFault } from './phrase.ts'
import { isContent } from './title-parts.ts'

/** Small adverbs, which name nothing. */
const ADVERBS = new Set(
  'there here again back da dort hier wieder noch zuruck la ici encore alli aqui li qui ancora di nuovo daar weer nog terug ali ainda only soon today tomorrow too er'.split(
    ' ',
  ),
)
const ASKS: readonly WordClass[] = [
  'please',
  'must',
  'need',
  'can',
  'remind',
  'propose',
  'own',
  'will',
  'somebody',
  'waiting',
  'still',
]
const TELLING: readonly Candidate['clause']['mood'][] = ['is', 'past', 'perfect', 'present', 'other']
const OTHERS: readonly Candidate['clause']['head'][] = ['other', 'thing', 'none', 'they', 'nobody', 'i', 'we']

export function asksNothing(title: string, one: Candidate, vocabulary: Vocabulary): boolean {
  const bare = title.replace(/ \([^()]*\)$/, '')
  const words = vocabulary.tag(bare)
  if (!words.some((word, at) => says(word, words[at - 1]))) return true
  if (one.clause.mood === 'order') return false
  const fault = formFault(title, vocabulary)
  if (fault === 'thin' || fault === 'ending') return true
  return tellsOnly(one) && (fault === 'statement' || fault === 'opening' || fault === 'pointer')
}

const says = (word: Word, before: Word | undefined): boolean =>
  word.kind === 'word' && !ADVERBS.has(word.text) && (isContent(word, before) || word.verbs.length > 0)

/** News, with no word that asks. */
function tellsOnly({ clause: { mood, head, words, question }, place }: Candidate): boolean {
  if (question || place === 'item' || place === 'row' || !TELLING.includes(mood) || !OTHERS.includes(head))
    return false
  return !words.some((word) => ASKS.some((name) => has(word, name))) && !isVerb(words[0], 'order')
}
