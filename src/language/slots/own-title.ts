// Titles of what somebody says they, or somebody else, will see to: "Je m'occupe de la salle", "Ich kümmere mich um den Saal".
import { has, type Word } from '../clauses/tagger.ts'
import type { Vocabulary } from '../layout/vocabulary.ts'
import { type Part, sayWhat } from './title-parts.ts'

/** The verb that a set phrase holds, in the words of a title: the words before and after the thing. */
const VERBS: Readonly<
  Record<string, readonly (readonly [phrase: RegExp, before: string, behind?: string])[]>
> = {
  de: [
    [/^kummer[a-z]{0,3} (?:[a-z]{1,5} ){1,3}um$/, 'um', 'kümmern'],
    [/^(?:ubernehm|ubernimm)[a-z]{0,3}$/, '', 'übernehmen'],
  ],
  nl: [
    [/^(?:ik )?zorgt? voor$/, 'voor', 'zorgen'],
    [/^(?:ik regel|regel ik|regelt)$/, '', 'regelen'],
  ],
  fr: [
    [/occupe[a-z]{0,3}$/, "s'occuper"],
    [/occupe[a-z]{0,3} de$/, "s'occuper de"],
    [/charge[a-z]{0,3}$/, 'se charger'],
    [/charge[a-z]{0,3} de$/, 'se charger de'],
    [/(?:prends|prend)$/, 'prendre'],
    [/fais$/, 'faire'],
    [/gere$/, 'gérer'],
  ],
  es: [
    [/^(?:yo )?(?:me encargo|se encarga[a-z]{0,3})(?: yo)?$/, 'encargarse'],
    [/^(?:yo )?(?:me ocupo|se ocupa[a-z]{0,3})(?: yo)?$/, 'ocuparse'],
    [/^se encarga de$/, 'encargarse de'],
    [/^se ocupa de$/, 'ocuparse de'],
    [/^lleva$/, 'llevar'],
  ],
  it: [
    [/^(?:mi occupo|si occup[a-z]{0,4})$/, 'occuparsi'],
    [/^(?:mi occupo|si occup[a-z]{0,4}) di$/, 'occuparsi di'],
    [/^prende$/, 'prendere'],
    [/^porta$/, 'portare'],
    [/^gestisce$/, 'gestire'],
  ],
  pt: [
    [/^(?:eu )?trata?o?$/, 'tratar'],
    [/^trata?o? de$/, 'tratar de'],
    [/^(?:eu )?cuid[ao]$/, 'cuidar'],
    [/^cuida de$/, 'cuidar de'],
    [/^(?:eu faco|faco)$/, 'fazer'],
    [/^traz$/, 'trazer'],
    [/^leva$/, 'levar'],
    [/^levo$/, 'levar'],
  ],
}

/** Null where the clause has no such phrase with a thing behind it. */
export function ownTitle(
  words: readonly Word[],
  kept: readonly Word[],
  vocabulary: Vocabulary,
): Part[] | null {
  const at = words.findIndex((word) => has(word, 'own') && word.phrase > 0)
  const first = words[at]
  const opening = words.slice(0, Math.max(0, at))
  // "Del embalaje se ocupará …": the thing comes first.
  if (
    !first ||
    (has(opening[0], 'at') && !has(opening[0], 'the')) ||
    opening.some(({ text }) => text === ',')
  )
    return null
  const phrase = words.slice(at, at + first.phrase)
  const said = phrase
    .map(({ text }) => text)
    .join(' ')
    .replace(/' /g, "'")
  const verb = VERBS[vocabulary.code]?.find(([form]) => form.test(said))
  if (!verb) return null
  const end = phrase.at(-1)?.end ?? 0
  const thing = upToAside(kept.filter(({ start }) => start >= end))
  if (!sayWhat(thing) && !thing.some(({ kind, classes }) => kind === 'word' && classes.length === 0))
    return null
  const [, before, behind = ''] = verb
  const plain = (text: string): Part[] => (text === '' ? [] : [{ text, word: null }])
  return [...plain(before), ...thing.map((word) => ({ text: word.text, word })), ...plain(behind)]
}

/** "den Saal, Frist ist der 4.": a remark after the comma is not part of the thing. */
function upToAside(words: readonly Word[]): readonly Word[] {
  const comma = words.findIndex(({ text }) => text === ',')
  return comma > 0 && words.slice(comma).some((word) => has(word, 'is') || has(word, 'have'))
    ? words.slice(0, comma)
    : words
}
