// What the judge looks at in a mail as a whole, the same for all its candidates.

import type { Candidate } from '../candidates/candidate.ts'
import type { Reader } from '../candidates/reader.ts'
import { has } from '../clauses/tagger.ts'
import type { Block } from '../layout/block.ts'
import type { WordClass } from '../lexicon/language.ts'
import { bucket } from './feature.ts'

/** What the whole mail is like: bulk, thanks, a list, a letter; and how many it goes to. */
export function mailFeatures(
  candidates: readonly Candidate[],
  blocks: readonly Block[],
  { input, words }: Reader,
): string[] {
  const features: string[] = []
  const count = (name: WordClass) =>
    candidates.reduce(
      (sum, { clause }) => sum + clause.words.filter((word) => has(word, name) && word.phrase > 0).length,
      0,
    )
  for (const name of ['bulk', 'thanks', 'wish', 'offer', 'sorry', 'said', 'past'] as const)
    features.push(`m${name}=${bucket(Math.min(8, count(name)))}`)
  const kinds = new Set(blocks.map(({ kind }) => kind))
  features.push(`mkinds=${[...kinds].sort().join('+')}`)
  features.push(`mgreets=${kinds.has('greeting')}=${kinds.has('closing')}`)
  features.push(`mto=${Math.min(4, input.to.length)}=${Math.min(2, input.cc.length)}`)
  features.push(`mlang=${words.code}`)
  features.push(`mreply=${input.inReply === true}`)
  features.push(`mlength=${bucket(candidates.length)}`)
  const re = /^\s*(?:\p{L}{1,4})\s?:/u.exec(input.subject)?.[0].toLowerCase() ?? 'none'
  features.push(`msubject=${re}`)
  const local = input.author.email.split('@')[0] ?? ''
  for (const part of local.toLowerCase().split(/[^a-z]+/)) if (part.length > 2) features.push(`mfrom=${part}`)
  const named = (input.author.name ?? '').trim().split(/\s+/)
  features.push(`mname=${Math.min(3, named.length)}`)
  for (const word of words.tag(input.subject))
    if (word.kind === 'word') features.push(`ms=${words.code}=${word.text}`)
  return features
}
