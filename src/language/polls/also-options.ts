// A choice that a later sentence adds to those of the question: "Sandwiches are possible, too."
import { trimEnd } from '../trim.ts'
import type { AskedOption, PollMail } from './asked-poll.ts'
import { optionOf } from './poll-options.ts'
import type { PollSentence } from './poll-parts.ts'

const ADDS: readonly RegExp[] = [
  /^(.{2,40}?) (?:(?:is|are|would be|could be) )?(?:also (?:possible|available|an option|fine)|(?:possible|available|an option|fine),? (?:too|as well)|would work,? (?:too|as well)|works too|would also work|also works)$/iu,
  /^(.{2,40}?) (?:ginge|gingen|geht|gehen|w\u00e4re|w\u00e4ren|ist|sind) auch(?: noch)?(?: m\u00f6glich| okay| ok| drin)?$/iu,
  /^auch m\u00f6glich(?: w\u00e4re| ist|:)? (.{2,40})$/iu,
  /^(.{2,40}?) (?:(?:est|sont|serait|seraient) )?(?:aussi possibles?|possibles? aussi|\u00e9galement possibles?)$/iu,
  /^(.{2,40}?) tambi\u00e9n (?:es posible|son posibles|ser\u00eda posible|puede ser|vale)$/iu,
  /^tambi\u00e9n (?:hay|puede ser) (.{2,40})$/iu,
  /^(?:anche )?(.{2,40}?) (?:\u00e8|sono|sarebbe) (?:anche |pure )?possibil[ei](?: anche)?$/iu,
  /^(.{2,40}?) (?:kan|kunnen|is|zijn|zou kunnen) ook(?: mogelijk)?$/iu,
  /^(.{2,40}?) tamb\u00e9m (?:\u00e9 poss\u00edvel|s\u00e3o poss\u00edveis|pode ser|d\u00e1)$/iu,
]
const ARTICLE = /^(?:an?|the|eine?|une?|una?|uno|een|uma?|anche|auch)\s+/iu
/** "That is also possible" names nothing. */
const POINTERS =
  /^(?:that|this|it|these|those|others?|other \p{L}+|das|dies|es|\u00e7a|cela|c.|eso|esto|questo|quello|dat|dit|het|isso|isto|remote|online)$/iu
const ENDS = /[\s.!?;,]/
const MOST_WORDS = 5
const SOON = 2

/** Of the sentences right behind the question. */
export function alsoOffered(
  sentences: readonly PollSentence[],
  asked: PollSentence,
  mail: PollMail,
): { option: AskedOption; sentence: PollSentence }[] {
  const at = sentences.indexOf(asked)
  return sentences.slice(at + 1, at + 1 + SOON).flatMap((sentence) => {
    const text = trimEnd(sentence.text, ENDS)
    const said = ADDS.map((pattern) => pattern.exec(text)?.[1]).find((one) => one !== undefined)
    const label = said?.replace(ARTICLE, '').trim() ?? ''
    const isChoice = label !== '' && !POINTERS.test(label) && label.split(/\s+/).length <= MOST_WORDS
    return isChoice && !sentence.isQuestion ? [{ option: optionOf(label, mail), sentence }] : []
  })
}
